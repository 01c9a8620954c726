import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount, send } from '../system/accounts.js';
import { launchBrowser, openPageAs, type Window } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount, expectFocusOn, expectShown, focusIn } from '../system/shown.js';

/** More than one page of the list. */
const KEYS = 21;

describe('the tables of the console', () => {
  const run = randomBytes(4).toString('hex');
  let system: RunningSystem;
  let browser: Browser;
  let admin: Account;
  let key: FreshKey;

  beforeAll(async () => {
    [system, browser] = await Promise.all([RunningSystem.shared(), launchBrowser()]);
    admin = await newAccount(system, 'admin');
    const keys = await ConsoleKeys.of(system);
    for (let n = 1; n < KEYS; n++) await keys.issue({ clientName: `Tabelle ${run}` });
    key = await keys.issue({ clientName: `Tabelle ${run}`, quota: 5 });
    for (let call = 0; call < 5; call++) await checkWith(system, key.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

  it('a row opens by a click and by Enter, and its buttons keep to themselves', async () => {
    const page = await visit(`api-keys?search=${key.id}`);
    const cell = page.getByRole('gridcell').nth(2);
    await cell.click();
    await page.waitForURL(`**key=${key.id}`);
    await page.keyboard.press('Escape');
    const isClosed = (url: URL) => !url.searchParams.has('key');
    await page.waitForURL(isClosed);
    await focusIn(cell);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**key=${key.id}`);
    await page.keyboard.press('Escape');
    await page.waitForURL(isClosed);
    await button(page, 'Kennung kopieren').click();
    expect(isClosed(new URL(page.url()))).toBe(true);
    await page.context().close();
  });

  it('the button that has turned to the last page keeps the focus', async () => {
    const page = await visit(`api-keys?search=${run}`);
    await button(page, 'Weiter').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Seite 2 von 2').waitFor();
    await expectFocusOn(page, 'Weiter');
    await page.context().close();
  });

  it('the focus comes back to the page behind the dialog with the secret', async () => {
    const page = await visit('api-keys?dialog=create');
    await page.getByLabel('Name des Kunden').fill(`Tabelle neu ${run}`);
    await page.getByLabel('E-Mail des Kunden').fill('test@example.com');
    await page.keyboard.press('Enter');
    await page.getByLabel('Ich habe den Schlüssel gespeichert').check();
    await button(page, 'Fertig').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocusOn(page, 'Neuen API-Schlüssel erstellen');
    await page.context().close();
  });

  it('the keys behind the link to the affected ones are those', async () => {
    const page = await visit(`api-keys?status=active&usedFrom=80&sort=-share&search=${run}`);
    await page.getByText('5 / 5').waitFor();
    await expectCount(page.getByRole('row'), 2);
    const { body } = await send<{ total: number }>(system, 'GET', `/api/admin/api-keys?usedFrom=100&search=${run}`, {
      token: admin.token,
    });
    expect(body.total).toBe(1);
    await page.context().close();
  });

  it('a request takes two lines on a phone', async () => {
    const page = await visit('logs', { width: 320 });
    const card = page.getByRole('list', { name: 'Anfragen' }).getByRole('listitem').first();
    await until('it takes two lines', async () => ((await card.boundingBox())?.height ?? Infinity) < 90);
    await page.context().close();
  });
});
