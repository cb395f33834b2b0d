// Runs before the first paint, so that a night reader is not dazzled.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('monuments:settings') ?? '{}') ?? {};
  } catch {
    // Storage may be closed to us, or hold nonsense: the system's theme will do.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = kept.theme ?? (dark ? 'night' : 'day');
})();
