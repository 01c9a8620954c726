import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { RunningSystem } from './running-system.js';

/** The system that the suites of a folder share; usable in hooks and tests. Call it before the suite's own hooks. */
export function sharedSystem(): RunningSystem {
  return startedBefore(
    () => RunningSystem.shared(),
    (system) => system.stop(),
  );
}

/** A browser for the pages of a suite; usable in hooks and tests. Call it before the suite's own hooks. */
export function sharedBrowser(): Browser {
  return startedBefore(launchBrowser, (browser) => browser.close());
}

/** Starts something before the suite's tests and stops it afterwards; what it returns stands for it from the first hook on. */
function startedBefore<Started extends object>(
  start: () => Promise<Started>,
  stop: (started: Started) => Promise<void>,
): Started {
  let started: Started | undefined;
  beforeAll(async () => void (started = await start()));
  afterAll(() => started && stop(started));
  return new Proxy({} as Started, {
    get: (_, name) => {
      const value: unknown = started && Reflect.get(started, name, started);
      return typeof value === 'function' ? (value.bind(started) as unknown) : value;
    },
  });
}
