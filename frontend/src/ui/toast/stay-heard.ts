const HIDDEN = 'aria-hidden';

/** An open dialog hides everything beside it from screen readers; toasts speak about what happens in it. Gives what ends this. */
export function stayHeard(region: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (region.hasAttribute(HIDDEN)) region.removeAttribute(HIDDEN);
  });
  observer.observe(region, { attributeFilter: [HIDDEN] });
  return () => observer.disconnect();
}
