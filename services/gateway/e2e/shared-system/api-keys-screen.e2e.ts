import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes, seriousViolations } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { checkWith } from '../system/check-with.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount, focusIn } from '../system/shown.js';

describe('the screen of the API keys', () => {
  const run = randomBytes(4).toString('hex');
  const client = `Reederei Petersen ${run}`;
  let system: RunningSystem;
  let browser: Browser;
  let manager: Account;

  beforeAll(async () => {
    system = await RunningSystem.shared();
    [browser, manager] = await Promise.all([launchBrowser(), newAccount(system, 'manager')]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
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
    await page.context().close();
  });

  it('shows what a top-up would make of the quota, and refuses the same order twice', async () => {
    const { id } = await issue('Kassel Kredit', 1_000);
    const { page } = await visit(`&dialog=top-up&id=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Kontingent aufbuchen' });
    await dialog.getByLabel('Zusätzliche Aufrufe').fill('25.000');
    await dialog.getByText('26.000').first().waitFor();
    await dialog.getByLabel('Auftragsnummer').fill(`A-${run}`);
    await dialog.getByText('Diese Nummer ist noch nicht gebucht.').waitFor();
    await button(page, 'Aufbuchen').click();
    await page.getByText('Kontingent aufgebucht').waitFor();
    await row(page, 'Kassel Kredit').getByText('0 / 26.000').waitFor();
    await button(page, `Kontingent von Kassel Kredit ${run} aufbuchen`).click();
    await dialog.getByLabel('Zusätzliche Aufrufe').fill('5');
    await dialog.getByLabel('Auftragsnummer').fill(`A-${run}`);
    await dialog.getByText(/^Schon gebucht: 25\.000 Aufrufe/).waitFor();
    await button(page, 'Aufbuchen').click();
    await page.getByText('Fehler beim Aufbuchen').waitFor();
    await page.context().close();
  });

  it('takes a top-up back from the ledger', async () => {
    const { id } = await issue('Alpenblick Treuhand', 100);
    const body = { addedQuota: 900, orderNumber: `B-${run}` };
    await send(system, 'POST', `/api/admin/api-keys/${id}/top-up`, { token: manager.token, body });
    const { page } = await visit(`&key=${id}&tab=bookings`);
    await button(page, `Aufbuchung B-${run} stornieren`).click();
    await button(page.getByRole('alertdialog').page(), 'Stornieren').last().click();
    await page.getByText('Storniert', { exact: true }).waitFor();
    await row(page, 'Alpenblick').getByText('0 / 100').waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'CSV herunterladen').click();
    expect((await download).suggestedFilename()).toMatch(/^buchungen-.*\.csv$/);
    await page.context().close();
  });

  it('hides the old key after a renewal until the renewed ones are asked for', async () => {
    const { id, apiKey } = await issue('Hofgut Weber', 1_000);
    const { page } = await visit(`&dialog=renew&id=${id}`);
    await button(page, 'Neuen Schlüssel generieren').click();
    await page.getByText('Neuer API-Schlüssel erstellt').waitFor();
    await page.getByLabel('Ich habe den Schlüssel gespeichert').check();
    await button(page, 'Fertig').click();
    expect((await checkWith(system, apiKey)).status).toBe(401);
    await page.getByText(id.slice(0, 16)).waitFor({ state: 'detached' });
    await expectCount(row(page, 'Hofgut Weber'), 1);
    await page.getByLabel('Neu generierte').check();
    await row(page, id.slice(0, 16)).getByText('Neu generiert').waitFor();
    await page.reload();
    await row(page, id.slice(0, 16)).getByText('Neu generiert').waitFor();
    await page.context().close();
  });

  it('switches a key off within a second, and on again by undo', async () => {
    const { apiKey } = await issue('Stadtwerke', 1_000);
    const { page } = await visit();
    await button(page, `Weitere Aktionen für Stadtwerke ${run}`).click();
    await page.getByRole('menuitem', { name: `Stadtwerke ${run} sperren` }).click();
    // A toast with the focus in it stays.
    const undo = button(page, 'Rückgängig');
    await undo.focus();
    await row(page, 'Stadtwerke').getByText('Gesperrt').waitFor();
    expect((await checkWith(system, apiKey)).status).toBe(401);
    await undo.click();
    await page.getByText(/ist zurückgenommen\.$/).waitFor();
    await row(page, 'Stadtwerke').getByText('Aktiv', { exact: true }).waitFor();
    expect((await checkWith(system, apiKey)).status).toBe(200);
    await page.context().close();
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
    await page.context().close();
  });
});
