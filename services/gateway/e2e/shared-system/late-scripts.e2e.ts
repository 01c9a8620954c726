import type { AdminPage } from '@pruefer/contracts';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { newAccount, send } from '../system/accounts.js';
import { openPage, openPageAs } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** Chromium never fetches a module again whose first fetch failed. */
describe('a script whose first load is refused', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));

  const field = (page: Page) => page.getByRole('textbox', { name: 'IBAN' });

  /** Refuses all scripts until the document is loaded again. @returns the number of refused scripts */
  async function refuseScripts(page: Page): Promise<() => number> {
    let count = 0;
    let isRefusing = true;
    page.on('request', (request) => (isRefusing &&= !request.isNavigationRequest()));
    await page.route('**/assets/*.js', (route) => {
      if (!isRefusing) return route.continue();
      count += 1;
      return route.abort();
    });
    return () => count;
  }

  it('shows the answer of a check when the connection was lost during the first one', async () => {
    const { page, complaints } = await openPage(browser, {}, system.url);
    await page.context().setOffline(true);
    await field(page).fill('DE89370400440532013000');
    await field(page).press('Enter');
    await page.getByText('Sie sind offline').first().waitFor();
    await page.context().setOffline(false);
    await field(page).press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
    expect(await field(page).inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    expect(complaints).toEqual([]);
  });

  it('has the server draw the answer of a check, with the IBAN still in the field', async () => {
    const { page } = await openPage(browser, {}, system.url);
    const refused = await refuseScripts(page);
    await field(page).fill('DE89370400440532013000');
    await field(page).press('Enter');
    await page.getByText('IBAN ist gültig').first().waitFor();
    await expectShown(() => field(page).inputValue(), 'DE89 3704 0044 0532 0130 00');
    expect(refused()).toBeGreaterThan(0);
  });

  it('is loaded with a reload where a section needs it', async () => {
    const { page } = await openPageAs(browser, admin, {}, `${system.url}/admin/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const refused = await refuseScripts(page);
    await page.getByRole('navigation').getByRole('link', { name: 'API-Logs', exact: true }).click();
    await page.waitForURL('**/admin/logs');
    await page.getByRole('textbox', { name: 'IP-Adresse' }).waitFor();
    expect(refused()).toBeGreaterThan(0);
  });

  it('keeps input of a form', async () => {
    const { page } = await openPageAs(browser, admin, {}, `${system.url}/admin/content?page=${await newPage()}`);
    const text = page.getByRole('form', { name: 'Seite bearbeiten' }).getByLabel('Inhalt (Markdown oder HTML)');
    await text.fill('Ein neuer Satz');
    const refused = await refuseScripts(page);
    // A real click that the reload interrupts would be repeated, and open the dialog on the new page.
    await page.getByRole('button', { name: 'Bild', exact: true }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await expectShown(() => text.inputValue(), 'Ein neuer Satz');
    expect(refused()).toBeGreaterThan(0);
  });

  async function newPage(): Promise<string> {
    const slug = `seite-${randomBytes(4).toString('hex')}`;
    const body = { slug, title: slug, content: 'Erster Satz.', isPublished: false, showInMenu: false };
    const answer = await send<AdminPage>(system, 'POST', '/api/admin/content/pages', { token: admin.token, body });
    return answer.body.id;
  }
});
