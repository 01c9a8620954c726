// Runs before the first paint, so that a dark page never flashes white. Plain script: no imports, no build step.
(function () {
  var page = document.documentElement;
  var nonce = document.querySelector('meta[name="csp-nonce"]');
  // The toast library's style engine reads it.
  if (nonce) window.__nonce__ = nonce.content;
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is switched off: the system decides.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  page.setAttribute('data-' + chosen, '');
})();
