// The build writes this script into the document, so it has no imports.
(function () {
  var page = document.documentElement;
  var nonce = document.querySelector('meta[name="csp-nonce"]');
  // The toast library's style engine reads it.
  if (nonce) window.__nonce__ = nonce.content;
  // Before the first paint, so that a dark page never flashes white.
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

  // Loads the scripts after the first frame: scripts that arrive earlier would run before it and delay it.
  function load() {
    var list = document.querySelector('meta[name="scripts"]');
    // In development the document has script elements instead.
    if (!list) return;
    list.content.split(' ').forEach(function (address, place) {
      var element = document.createElement(place === 0 ? 'script' : 'link');
      if (place === 0) element.type = 'module';
      else element.rel = 'modulepreload';
      element.crossOrigin = '';
      element[place === 0 ? 'src' : 'href'] = address;
      document.head.append(element);
    });
  }
  document.addEventListener(
    'DOMContentLoaded',
    function () {
      // A tab in the background draws no frame.
      if (document.hidden) load();
      else requestAnimationFrame(load);
    },
    { once: true },
  );
})();
