import { someIpAddress } from '@pruefer/testkit';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';

import type { Account } from '../accounts.js';

/** Long, because a busy machine is slow; a wait for a missing element still fails. */
const TIMEOUT_MS = 60_000;

/** How a window is opened. */
export interface Window {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  /** False: as with scripts switched off. */
  readonly hasScript?: boolean;
}

/** A page, and whatever the browser complained about in it. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Answers outside 2xx: the browser reports each of them, including expected ones. */
  readonly failedLoads: readonly string[];
}

/** Suites of one process load separate modules, so the global object shares one browser. */
const sharedState = globalThis as { browserOfSuites?: Promise<Browser> | undefined };

/** A real Chromium, shared by all suites of a process. @throws Error without a browser */
export async function launchBrowser(): Promise<Browser> {
  if (!(await sharedState.browserOfSuites)?.isConnected()) sharedState.browserOfSuites = launch();
  return sharedState.browserOfSuites!;
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['TEST_BROWSER'];
  if (!executablePath) throw new Error('TEST_BROWSER names no Chromium: run the suite through `npm test`.');
  // In a shell without a language names of files lose their umlauts.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** A page with separate storage. @param url its first address */
export async function openPage(browser: Browser, window: Window = {}, url?: string): Promise<OpenedPage> {
  const { colorScheme = 'light', width = 1440, hasScript = true } = window;
  const context = await browser.newContext({
    colorScheme,
    javaScriptEnabled: hasScript,
    viewport: { width, height: 900 },
    locale: 'de-DE',
    // A separate address, so that the checks of other suites do not count against its limit.
    extraHTTPHeaders: { 'x-forwarded-for': someIpAddress() },
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
  if (hasScript) waitUntilTakenOver(page);
  if (url !== undefined) await page.goto(url);
  return { page, complaints, failedLoads };
}

/** Server-rendered elements behave differently before the script takes over, so suites start after that by default. */
function waitUntilTakenOver(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    const isDrawn = !options && (await page.locator('#root[data-rendered]').count()) > 0;
    if (isDrawn) await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    return response;
  };
}

/** A page with separate storage and a signed-in user. @param url its first address */
export async function openPageAs(
  browser: Browser,
  { token }: Account,
  window: Window = {},
  url?: string,
): Promise<OpenedPage> {
  const openedPage = await openPage(browser, window);
  await openedPage.page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  if (url !== undefined) await openedPage.page.goto(url);
  return openedPage;
}

/** The button with exactly this name. */
export function button(scope: Page | Locator, name: string | RegExp): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** How wide the content of a page is, CSS pixels: wider than its window when something sticks out. */
export function measureContentWidth(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth');
}
