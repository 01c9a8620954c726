const TIMEOUT_MS = 60_000;

/** Loads lazy modules before the first test, because a slow machine needs longer for them than a test may take. */
export function preload(load: () => readonly Promise<unknown>[]): void {
  beforeAll(() => Promise.all(load()), TIMEOUT_MS);
}
