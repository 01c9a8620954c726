import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes, seriousViolations } from '../system/axe.js';
import { button, openPageAs, widthOf } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { focusIn } from '../system/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('the screen of the API keys', () => {
  const run = randomBytes(4).toString('hex');
  const client = `Reederei Petersen ${run}`;
  const manager = suiteFixture(() => newAccount(system, 'manager'));

  const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

  /** The screen, narrowed down to what this run has made. */
  async function visit(query = '') {
    const opened = await openPageAs(browser, manager);
    await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.page.goto(`${system.url}/admin/api-keys?search=${run}${query}`);
    await opened.page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    return opened;
  }

  async function issue(name: string, quota: number) {
    const body = { clientName: `${name} ${run}`, clientEmail: `${run}@kunde.example`, quota };
    const made = await send<{ id: string; apiKey: string }>(system, 'POST', '/api/admin/api-keys', {
      token: manager.token,
      body,
    });
    return made.body;
  }

  /** Everywhere a page could keep something, and what it shows. */
  const kept = (page: Page) =>
    page.evaluate<string>(`(async () => JSON.stringify([
      { ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state,
      await indexedDB.databases(), await caches.keys(), document.documentElement.outerHTML,
    ]))()`);

  it('C1: issues a key with the keyboard alone, whose copy works, counts, and is kept nowhere', async () => {
    const { page, complaints } = await visit();
    await button(page, 'Neuen API-Schlüssel erstellen').first().focus();
    await page.keyboard.press('Enter');
    await focusIn(page.getByRole('dialog').getByLabel('Name des Kunden'));
    await page.keyboard.type(client);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${run}@petersen.example`);
    await page.keyboard.press('Enter');
    const secretDialog = page.getByRole('dialog', { name: `Schlüssel für ${client}` });
    await secretDialog.waitFor();
    await page.getByText('API-Schlüssel erstellt').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Schlüssel kopieren').click();
    await secretDialog.getByText('Kopiert').first().waitFor();
    const key = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(key).toMatch(/^iban_sk_[0-9a-f]{64}$/);
    await page.keyboard.press('Escape');
    await page.getByLabel('Ich habe den Schlüssel gespeichert').check();
    await button(page, 'Fertig').click();
    await secretDialog.waitFor({ state: 'detached' });
    await page.getByText(key).waitFor({ state: 'detached' });
    expect(await kept(page)).not.toContain(key.slice('iban_sk_'.length, -8));

    expect((await checkWith(system, key)).status).toBe(200);
    await page.reload();
    await row(page, client).getByText('1 / 1.000').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has nothing serious in either theme, and fits 320 px', async () => {
    await issue('Süderelbe Versicherungsverein a. G.', 1_000_000);
    const { page, complaints } = await visit();
    for (const [width, list] of [
      [1440, 'row'],
      [320, 'listitem'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole(list).getByText('Süderelbe Versicherungsverein').first().waitFor();
      expect([width, await seriousInBothThemes(page), await widthOf(page)]).toEqual([width, [], width]);
    }
    expect(complaints).toEqual([]);
  });
});
