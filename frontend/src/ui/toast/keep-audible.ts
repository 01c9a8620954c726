const HIDDEN = 'aria-hidden';

/**
 * Keeps toasts audible: an open dialog hides everything outside it from screen readers, but toasts report on it.
 * Returns the function that ends this.
 */
export function keepAudible(region: HTMLElement): () => void {
  const uncover = () => {
    if (region.hasAttribute(HIDDEN)) region.removeAttribute(HIDDEN);
  };
  // The dialog may have been open before: its address was opened.
  uncover();
  const observer = new MutationObserver(uncover);
  observer.observe(region, { attributeFilter: [HIDDEN] });
  return () => observer.disconnect();
}
