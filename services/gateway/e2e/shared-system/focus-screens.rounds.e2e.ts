import { isLong, rounds, suiteFixture } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { newAccount, newUser, setupToken } from '../system/accounts.js';
import { button, openPage, openPageAs, type Window } from '../system/browser/browser.js';
import { checkWith } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { walkWithFocus } from '../system/browser/focus.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

const itLong = isLong ? it : it.skip;

describe('with the keyboard', () => {
  const run = randomBytes(4).toString('hex');
  const admin = suiteFixture(() => newAccount(system, 'admin'));
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue({ clientName: `Tastatur ${run}` }));

  beforeAll(async () => {
    for (let call = 0; call < 3; call++) await checkWith(system, key.apiKey);
  });

  /** Everything that gets the focus shows it, and there are at least so many things. */
  async function expectSeen(page: Page, least: number, way: 'Tab' | 'ArrowDown' = 'Tab') {
    const { steps, unseen } = await walkWithFocus(page, way);
    expect(unseen).toEqual([]);
    expect(steps).toBeGreaterThanOrEqual(least);
  }

  /** An empty dialog takes the focus itself until its controls are loaded. */
  const dialogWithControls = (page: Page) => page.getByRole('dialog').locator('input, button').first().waitFor();

  /** A section, as soon as it has so many controls. */
  async function visit(path: string, least: number, window: Window = {}) {
    const { page } = await openPageAs(browser, admin, window, `${system.url}/admin/${path}`);
    await page
      .locator('a[href], button, input')
      .nth(least - 1)
      .waitFor({ state: 'attached' });
    return page;
  }

  it('every control of the public pages shows the focus', async () => {
    const { page } = await openPage(browser, {}, system.url);
    await expectSeen(page, 5);
    for (const iban of ['DE89370400440532013000', 'DE88370400440532013000']) {
      await page.getByPlaceholder('IBAN eingeben').fill(iban);
      await page.keyboard.press('Enter');
      await page.getByText(/^IBAN ist/).waitFor();
      await expectSeen(page, 6);
    }
    for (const path of ['/fehler/quota_exceeded', '/gibt-es-nicht']) {
      await page.goto(system.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectSeen(page, 5);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(system.url);
    await button(page, 'Menü öffnen').press('Enter');
    await expectSeen(page, 6);
  });

  it('every control on the way into the console shows the focus', async () => {
    const { page } = await openPage(browser, {}, `${system.url}/admininterfacev1`);
    await page.getByLabel('Benutzername').fill(admin.username);
    await expectSeen(page, 6);
    await page.getByLabel('Passwort', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await page.getByLabel('6-stelliger Code').waitFor();
    await expectSeen(page, 5);
    await button(page, 'Wiederherstellungscode verwenden').press('Enter');
    await expectSeen(page, 5);
    const { page: setup } = await openPage(browser);
    const token = await setupToken(system, await newUser(system, 'manager'));
    await setup.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await setup.goto(`${system.url}/admin/setup-2fa`);
    await button(setup, '2FA einrichten').press('Enter');
    await setup.getByLabel('6-stelliger Code').waitFor();
    await expectSeen(setup, 5);
    await Promise.all([page.context().close(), setup.context().close()]);
  });

  /** With the least number of controls. */
  const sections: [string, number][] = [
    ['dashboard', 15],
    ['statistics', 10],
    ['users', 15],
    ['logs', 30],
    ['account', 10],
    ['gibt-es-nicht', 10],
  ];

  it.each(rounds<[string, number]>([['api-keys', 15]], sections))(
    'every control of the section %s shows the focus',
    async (section, least) => {
      // Rows are all alike: of lists that other suites have filled too, one's own is enough.
      const own = new Map([
        ['api-keys', run],
        ['users', admin.username],
      ]).get(section);
      const page = await visit(own ? `${section}?search=${own}` : section, least);
      await expectSeen(page, least);
      await page.setViewportSize({ width: 320, height: 900 });
      await button(page, 'Menü öffnen').waitFor();
      // Lists become cards.
      await page.locator('a[href], button, input').filter({ visible: true }).nth(4).waitFor();
      await expectSeen(page, 5);
    },
  );

  it('every control of dialogs, drawers and menus shows the focus', async () => {
    const page = await visit(`api-keys?search=${run}`, 15);
    for (const dialog of ['create', `edit&id=${key.id}`, `top-up&id=${key.id}`, `renew&id=${key.id}`]) {
      await page.goto(`${system.url}/admin/api-keys?search=${run}&dialog=${dialog}`);
      await dialogWithControls(page);
      await expectSeen(page, 3);
    }
    for (const tab of ['', '&tab=bookings', '&tab=alerts']) {
      await page.goto(`${system.url}/admin/api-keys?search=${run}&key=${key.id}${tab}`);
      await page.getByRole('tabpanel').waitFor();
      await expectSeen(page, 15);
    }
    await page.goto(`${system.url}/admin/api-keys?search=${run}`);
    await button(page, /^Weitere Aktionen für/).press('Enter');
    await page.getByRole('menu').waitFor();
    await expectSeen(page, 2, 'ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Seiten, Schlüssel und Kunden suchen' }).waitFor();
    await expectSeen(page, 1);
    for (const path of ['users?dialog=create', 'account?dialog=own-password', 'account?dialog=2fa']) {
      await page.goto(`${system.url}/admin/${path}`);
      await dialogWithControls(page);
      await expectSeen(page, 2);
    }
  });

  itLong(
    'the dark theme, whose colours alone are others, shows it as well: on a page, in a section, a menu and a dialog',
    async () => {
      const { page: site } = await openPage(browser, { colorScheme: 'dark' });
      await site.goto(system.url);
      await site.getByPlaceholder('IBAN eingeben').fill('DE89370400440532013000');
      await site.keyboard.press('Enter');
      await site.getByText(/^IBAN ist/).waitFor();
      await expectSeen(site, 6);
      const page = await visit(`api-keys?search=${run}`, 15, { colorScheme: 'dark' });
      await expectSeen(page, 15);
      await button(page, /^Weitere Aktionen für/).press('Enter');
      await page.getByRole('menu').waitFor();
      await expectSeen(page, 2, 'ArrowDown');
      await page.goto(`${system.url}/admin/api-keys?search=${run}&dialog=create`);
      await dialogWithControls(page);
      await expectSeen(page, 3);
      await Promise.all([site.context().close(), page.context().close()]);
    },
  );
});
