/** Sets the width of the visitor's window; jsdom has no media queries. Call it before drawing. */
export function setWidth(px: number): void {
  window.matchMedia = (media) => {
    const most = /max-width: ([\d.]+)px/.exec(media)?.[1];
    const query = { media, matches: most !== undefined && px <= Number(most), onchange: null };
    return Object.assign(new EventTarget(), query, { addListener: () => undefined, removeListener: () => undefined });
  };
}
