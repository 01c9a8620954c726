const HIDDEN = 'aria-hidden';

/** An open dialog hides everything beside it from screen readers; toasts speak about what happens in it. Gives what ends this. */
export function stayHeard(region: HTMLElement): () => void {
  const uncover = () => {
    if (region.hasAttribute(HIDDEN)) region.removeAttribute(HIDDEN);
  };
  // The dialog may have been open before: its address was opened.
  uncover();
  const observer = new MutationObserver(uncover);
  observer.observe(region, { attributeFilter: [HIDDEN] });
  return () => observer.disconnect();
}
