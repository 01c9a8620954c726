/** How wide the visitor's window is, from now on; jsdom has no media queries of its own. To be set before something is drawn. */
export function setWidth(px: number): void {
  window.matchMedia = (media) => {
    const most = /max-width: ([\d.]+)px/.exec(media)?.[1];
    const query = { media, matches: most !== undefined && px <= Number(most), onchange: null };
    return Object.assign(new EventTarget(), query, { addListener: () => undefined, removeListener: () => undefined });
  };
}
