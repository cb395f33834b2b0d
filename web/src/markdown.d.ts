declare module '*.md?page' {
  const html: string;
  export default html;
}
