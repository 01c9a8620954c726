import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { type Account, newAccount } from '../system/accounts.js';
import { launchBrowser, openPageAs, type Window } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';
import { expectShown } from '../system/shown.js';

/** A list that is higher than its window. */
const KEYS = 21;

describe('the tables of the console', () => {
  const run = randomBytes(4).toString('hex');
  let system: RunningSystem;
  let browser: Browser;
  let admin: Account;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    admin = await newAccount(system, 'admin');
    const keys = await ConsoleKeys.of(system);
    for (let n = 1; n < KEYS; n++) await keys.issue({ clientName: `Tabelle ${run}` });
    const key = await keys.issue({ clientName: `Tabelle ${run}`, quota: 5 });
    for (let call = 0; call < 5; call++) await checkWith(system, key.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  async function visit(path: string, window: Window = {}) {
    const { page } = await openPageAs(browser, admin, window);
    await page.goto(`${system.url}/admin/${path}`);
    return page;
  }

  it.each([
    ['api-keys', [1440, 1280, 1000]],
    ['users', [1280, 1000]],
    ['logs', [1440, 1280, 1000]],
  ])('%s fits its panel at %j px, and its head stays in sight', async (section, widths) => {
    const page = await visit(section);
    await page.getByRole('row').nth(1).waitFor();
    const sticksOutPx = () =>
      page.evaluate<number>(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=grid]'))`,
      );
    const headY = async () => (await page.getByRole('columnheader').first().boundingBox())?.y ?? -1;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectShown(sticksOutPx, 0);
      await page.setViewportSize({ width, height: 400 });
      await page.getByRole('row').last().scrollIntoViewIfNeeded();
      await until('the head is in sight', async () => (await headY()) >= 0);
    }
    await page.context().close();
  });

  it.each([
    ['api-keys', 'Aktive API-Schlüssel', 120],
    ['logs', 'Anfragen', 90],
  ])('%s keep cards short and filters folded on a phone', async (section, name, heightPx) => {
    const page = await visit(section, { width: 320 });
    const card = page.getByRole('list', { name }).getByRole('listitem').first();
    await until('the card is short', async () => ((await card.boundingBox())?.height ?? Infinity) <= heightPx);
    const field = page.getByRole('search').getByRole('combobox').first();
    expect(await field.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Filter/, expanded: false }).click();
    await field.waitFor();
    await page.context().close();
  });
});
