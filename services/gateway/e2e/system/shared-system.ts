import { suiteFixture } from '@pruefer/testkit';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from './browser/browser.js';
import { RunningSystem } from './running-system.js';

/** The system that the suites of a folder share; usable in hooks and tests. Call it before the suite's own hooks. */
export function sharedSystem(): RunningSystem {
  return suiteFixture(
    () => RunningSystem.shared(),
    (system) => system.stop(),
  );
}

/**
 * A browser for the pages of a suite; usable in hooks and tests. Call it before the suite's own hooks. Pages that a test opens are closed
 * after it, those of `beforeAll` after the suite.
 */
export function sharedBrowser(): Browser {
  const browser = suiteFixture(launchBrowser, (launched) => closeContexts(launched.contexts()));
  let earlier: readonly BrowserContext[] = [];
  beforeEach(() => void (earlier = browser.contexts()));
  afterEach(() => closeContexts(browser.contexts().filter((context) => !earlier.includes(context))));
  return browser;
}

async function closeContexts(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.all(contexts.map((context) => context.close()));
}
