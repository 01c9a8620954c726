import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { readKeyAccount } from '../system/books.js';
import { measureContentWidth, openPage } from '../system/browser/browser.js';
import { createIbanCsv } from '../system/file-jobs.js';
import { ibanNumber, INVALID_IBANS, VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown, focusIn } from '../system/browser/shown.js';
import { storedBy } from '../system/stored-by.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** More than the browser reads itself. */
const ROWS = 1_500;

describe('the section for lists on the home page', () => {
  const list = [VALID_IBANS[0], INVALID_IBANS[0], VALID_IBANS[1]].join('\n');

  /** Opens the tool as a visitor does. */
  async function openTool(page: Page): Promise<Locator> {
    await page.goto(system.url);
    await page.getByRole('link', { name: 'Liste prüfen', exact: true }).click();
    const tool = page.getByRole('region', { name: 'Ihre Liste prüfen' });
    await tool.getByLabel('API-Schlüssel', { exact: true }).waitFor();
    return tool;
  }

  async function check(tool: Locator, key: string): Promise<void> {
    await tool.getByLabel('API-Schlüssel', { exact: true }).fill(key);
    await tool.getByLabel('Liste', { exact: true }).fill(list);
    await tool.getByText('3 Prüfungen aus Ihrem Kontingent').waitFor();
    await tool.getByRole('button', { name: 'Prüfen', exact: true }).click();
  }

  const figures = (tool: Locator) => tool.getByRole('definition').allInnerTexts();

  it('checks pasted lines with a key, shows totals and the wrong line, and gives the result as a file', async () => {
    const [key = ''] = await seedKeys(system, 1, 10);
    const { page, complaints, failedLoads } = await openPage(browser);
    const tool = await openTool(page);
    await check(tool, key);
    await focusIn(tool.getByRole('heading', { name: 'Ergebnis' }));
    await expectShown(() => figures(tool), ['2', '1', '0']);
    expect(await tool.getByRole('listitem').innerText()).toContain(INVALID_IBANS[0]);
    expect(await seriousInBothThemes(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('link', { name: 'Ergebnis als CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('IBAN-Ergebnis.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Spalte 1";"gültig";"IBAN";"BLZ";"BIC";"Bank";"Hinweis"');
    expect(lines.slice(1, 4).map((line) => line.split(';')[1])).toEqual(['"ja"', '"nein"', '"ja"']);

    expect((await readKeyAccount(system, key)).used).toBe(3);
    expect(page.url()).toBe(`${system.url}/#bulk_list`);
    expect(await storedBy(page)).toMatchObject({ cookies: '', session: [], databases: [] });
    await page.setViewportSize({ width: 320, height: 900 });
    await expectShown(() => measureContentWidth(page), 320);
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('offers to check as many as the quota allows', async () => {
    const [key = ''] = await seedKeys(system, 1, 2);
    const { page } = await openPage(browser);
    const tool = await openTool(page);
    await check(tool, key);
    await tool.getByText('Nötig sind noch 3 Prüfungen, frei sind 2.').waitFor();
    await tool.getByRole('button', { name: 'Nur 2 IBANs prüfen' }).click();
    await expectShown(() => figures(tool), ['1', '1', '1']);
    expect((await readKeyAccount(system, key)).used).toBe(2);
  });

  it('says at the field that the key is wrong', async () => {
    const { page } = await openPage(browser);
    const tool = await openTool(page);
    await check(tool, `iban_sk_${'0'.repeat(64)}`);
    await tool.getByText('Ungültiger API-Schlüssel.').waitFor();
    await focusIn(tool.getByLabel('API-Schlüssel', { exact: true }));
  });

  it('uploads a large file, says what it costs before it starts, and gives the result as a file', async () => {
    const [key = ''] = await seedKeys(system, 1, 10_000);
    const { page, complaints, failedLoads } = await openPage(browser);
    const tool = await openTool(page);
    await tool.getByLabel('API-Schlüssel', { exact: true }).fill(key);
    const file = { name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(createIbanCsv(ROWS)) };
    await tool.getByLabel('Datei mit IBANs', { exact: true }).setInputFiles(file);
    await tool.getByRole('button', { name: 'Datei hochladen', exact: true }).click();
    await focusIn(tool.getByRole('heading', { name: 'Bereit zur Prüfung' }));
    await tool.getByText('CSV mit Semikolon').waitFor();
    await expectShown(() => figures(tool), ['1.500', '1.500 Prüfungen', '10.000']);
    await expectShown(() => tool.getByRole('listitem').count(), 5);
    expect((await readKeyAccount(system, key)).used).toBe(0);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectShown(() => measureContentWidth(page), 320);
    expect(await storedBy(page)).toMatchObject({ cookies: '', session: ['file-job'], databases: [] });

    await page.reload();
    await tool.getByLabel('API-Schlüssel', { exact: true }).fill(key);
    await tool.getByRole('button', { name: 'Auftrag öffnen' }).click();
    await tool.getByRole('button', { name: 'Prüfung starten' }).click();
    await focusIn(tool.getByRole('heading', { name: 'Ergebnis' }));
    // Three of eleven IBANs in the row of samples are invalid.
    await expectShown(() => figures(tool), ['1.092', '408', '0']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Ergebnis herunterladen' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ergebnis-[0-9a-f-]{36}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect([lines.length, lines[1]?.startsWith(`"K0";"${ibanNumber(0)}";"1,50";`)]).toEqual([ROWS + 1, true]);
    expect((await readKeyAccount(system, key)).used).toBe(ROWS);
    expect([...complaints, ...failedLoads]).toEqual([]);
  });

  it('explains the call without JavaScript, and shows no button that does nothing', async () => {
    const { page } = await openPage(browser, { hasScript: false }, system.url);
    const section = page.getByRole('region', { name: 'Viele IBANs prüfen' });
    await section.getByText('/api/v1/ibans/validate').waitFor();
    expect(await section.getByRole('link', { name: 'Beschreibung der Schnittstelle' }).getAttribute('href')).toBe(
      '/api/docs',
    );
    expect(await section.getByText('Liste prüfen', { exact: true }).isVisible()).toBe(false);
  });
});
