/** Made from the .ftl files by vite.config.ts: `en` are the words of every page, `en/guide` of one. */
declare module 'words:all' {
  const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}
