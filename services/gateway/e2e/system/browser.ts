import { someAddress } from '@pruefer/testkit';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';

import type { Account } from './accounts.js';

/** Who waits in vain fails all the same; a crowded machine takes its time. */
const TIMEOUT_MS = 30_000;

/** How a window is opened. */
export interface Window {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
}

/** A page, and whatever the browser complained about in it. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Answers outside 2xx: the browser reports each of them by itself, also those that a suite asks for. */
  readonly failedLoads: readonly string[];
}

/** A real Chromium. @throws Error when none is named */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['TEST_BROWSER'];
  if (!executablePath) throw new Error('TEST_BROWSER names no Chromium: run the suite through `npm test`.');
  // In a shell without a language names of files lose their umlauts.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** A page with storage of its own. */
export async function openPage(browser: Browser, window: Window = {}): Promise<OpenedPage> {
  const { colorScheme = 'light', width = 1440 } = window;
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    locale: 'de-DE',
    // Somebody of their own: what others have checked from here does not count against them.
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const failedLoads: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isLoad = message.text().startsWith('Failed to load resource');
    (isLoad ? failedLoads : complaints).push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, failedLoads };
}

/** A page with storage of its own in which somebody is signed in already. */
export async function openPageAs(browser: Browser, { token }: Account, window: Window = {}): Promise<OpenedPage> {
  const opened = await openPage(browser, window);
  await opened.page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return opened;
}

/** How wide the content of a page is, CSS pixels: wider than its window when something sticks out. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}

/**
 * What axe-core finds serious or worse in a page as it stands.
 *
 * Its results are put together in the page itself, which has no foreign frames, and what is right is not described:
 * a large table takes less than a second instead of five.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What axe-core says about landmarks, headings and names of regions, however little it minds. */
export async function landmarkFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules([...landmarkRules])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const landmarkRules = [
  'region',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'aria-dialog-name',
] as const;

/** The same in the light theme and in the dark one, which a page changes to as its reader's system does. */
export async function seriousInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours half way between two themes are those of neither.
    await page.evaluate(`Promise.allSettled(
      document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))`);
    found.push(...(await seriousViolations(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
