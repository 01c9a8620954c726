const queries = new Set<MediaQueryList>();
let system: 'light' | 'dark' = 'light';

/** Sets the colour scheme of the visitor's system; jsdom has no media queries. */
export function setSystemTheme(scheme: 'light' | 'dark'): void {
  system = scheme;
  window.matchMedia = queryFor;
  for (const query of queries) query.dispatchEvent(Object.assign(new Event('change'), { matches: query.matches }));
}

function queryFor(media: string): MediaQueryList {
  const target = new EventTarget();
  const query = Object.defineProperty(target, 'matches', {
    get: () => media.includes(`prefers-color-scheme: ${system}`),
  }) as MediaQueryList;
  query.addListener = (listener) => listener && target.addEventListener('change', listener as EventListener);
  query.removeListener = (listener) => listener && target.removeEventListener('change', listener as EventListener);
  queries.add(query);
  return query;
}
