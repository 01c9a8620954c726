/** Dispatched on `window` before the document reloads: open forms keep their typed values. */
export const RELOADING = 'reloading';

/** A document that came by a reload does not reload again before that age, so a script that stays missing ends in an error. */
const MIN_AGE_MS = 60_000;

/** Reloads the document for a script of another build. @throws the error itself when a reload did not help */
export async function reloadOnce(error: unknown): Promise<never> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' && performance.now() < MIN_AGE_MS) throw error;
  dispatchEvent(new Event(RELOADING));
  // The forms that ask before the page is left have kept their drafts.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  location.reload();
  return new Promise(() => undefined);
}
