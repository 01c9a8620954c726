import type { Page } from 'playwright-core';

/** Data stored in a browser; only names where a store has them. */
interface Stored {
  readonly cookies: string;
  readonly local: string[];
  readonly session: string[];
  readonly databases: string[];
  readonly caches: string[];
  readonly workers: number;
}

/** All that a page can leave behind in a browser, next to the cookies that no script sees. */
export function storedBy(page: Page): Promise<Stored> {
  return page.evaluate<Stored>(`(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }))()`);
}
