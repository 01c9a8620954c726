import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { suiteFixture } from '@pruefer/testkit';
import { seriousInBothThemes, seriousViolations } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs } from '../system/browser/browser.js';
import { checkWith } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { focusIn } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

describe('the dialogs of the API keys', () => {
  const run = randomBytes(4).toString('hex');
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const key = suiteFixture(() => keys.issue({ clientName: `Süderelbe Versicherungsverein a. G. ${run}`, quota: 10 }));

  beforeAll(async () => {
    for (let call = 0; call < 6; call++) await checkWith(system, key.apiKey);
  });

  const visit = (query: string) => openPageAs(browser, keys.manager, {}, `${system.url}/admin/api-keys?${query}`);

  /** Everywhere a page could keep something, and what it shows. */
  const kept = (page: Page) =>
    page.evaluate<string>(`(async () => JSON.stringify([
      { ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state,
      await indexedDB.databases(), await caches.keys(), document.documentElement.outerHTML,
    ]))()`);

  it('C1: issues a key with the keyboard alone, whose copy works, counts, and is kept nowhere', async () => {
    const client = `Reederei Petersen ${run}`;
    const { page, complaints } = await visit(`search=${run}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
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
    await page.getByRole('row', { name: client }).getByText('1 / 1.000').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(['dialog=create', 'dialog=edit&id=', 'dialog=top-up&id=', 'dialog=renew&id=', 'key=', 'tab=bookings&key='])(
    '%s has nothing serious in either theme, and fits 320 px',
    async (query) => {
      const { page, complaints } = await visit(`search=${key.id}&${query}${query.endsWith('=') ? key.id : ''}`);
      await page.getByRole('dialog').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], 320]);
      expect(complaints).toEqual([]);
    },
  );

  it('the list has nothing serious in either theme, and fits 320 px', async () => {
    const { page, complaints } = await visit(`search=${key.id}`);
    for (const [width, list] of [
      [1440, 'row'],
      [320, 'listitem'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole(list).getByText('Süderelbe Versicherungsverein').first().waitFor();
      expect([width, await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([width, [], width]);
    }
    expect(complaints).toEqual([]);
  });

  it('E7: the keys of the filters in force come as a file without a formula', async () => {
    const formula = await keys.issue({ clientName: `=1+1 ${run}`, clientEmail: 'export@example.com' });
    const { page, complaints } = await visit(`search=${run}`);
    await page.getByRole('row').getByText(`=1+1 ${run}`).waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'CSV exportieren').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^API-Schlüssel_Europe-Berlin_\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Kunde";"E-Mail";"Kennung"/);
    expect(lines.find((line) => line.includes(formula.id))).toMatch(`"'=1+1 ${run}";"export@example.com"`);
    expect(lines.slice(1).every((line) => line.includes(run))).toBe(true);
    expect(lines.join()).not.toContain(formula.apiKey);
    expect(complaints).toEqual([]);
  });
});
