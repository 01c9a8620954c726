import type { Job, JobPage } from '@pruefer/contracts';
import { rounds, suiteFixture, until } from '@pruefer/testkit';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { forgetFirstAdmin, newAccount, newUser, send, signedInFirst } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { button, measureContentWidth, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const browser = sharedBrowser();

/** No other suite checks it. */
const ERASED = 'DE09 7016 9464 0000 1234 56';

describe('the screen "Datenbank"', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));
  /** Created before the restore, which ends every other session. */
  const credentials = suiteFixture(() => newUser(system, 'manager'));

  beforeAll(async () => {
    await send(system, 'POST', '/api/validate-iban', { body: { iban: ERASED.replaceAll(' ', '') } });
  });
  afterAll(() => forgetFirstAdmin(system));

  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
  const jobs = async (kind: Job['kind']) => {
    const path = `/api/admin/database/jobs?kind=${kind}`;
    return (await send<JobPage>(system, 'GET', path, { token: admin.token })).body.items;
  };

  async function visit(window: Window = {}, query = '') {
    const opened = await openPageAs(browser, admin, window);
    // As a browser that cannot write to disk: the file is a download like any other.
    await opened.page.addInitScript('delete window.showSaveFilePicker');
    await opened.page.goto(`${system.url}/admin/database${query}`);
    await panel(opened.page, query.includes('erase') ? 'Aufbewahrungsfristen' : 'Logs bereinigen').waitFor();
    return opened;
  }

  /** Types the word and does it. */
  async function confirm(page: Page, word: string, action: string) {
    const question = page.getByRole('alertdialog');
    await question.getByLabel(`Zur Bestätigung ${word} eingeben`).fill(word);
    await question.getByRole('button', { name: action, exact: true }).click();
  }

  it('imports bank data of Germany and of another country, shows the changes and lists the imports', async () => {
    const { page, complaints } = await visit();
    await panel(page, 'Bankdaten').getByText('Banken in der Datenbank').waitFor();
    await button(page, 'Bankdaten importieren').click();
    await page.getByText('Bank Data Import').waitFor();
    await panel(page, 'Bankdaten').getByText('Diese Datei war schon importiert.').waitFor();
    expect((await jobs('bank-import'))[0]).toMatchObject({ state: 'done', startedBy: admin.username });
    await button(page, 'Verlauf').click();
    const history = page.getByRole('list', { name: 'Verlauf der Importe' });
    await history.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Andere Quelle').click();
    await page.getByRole('radio', { name: 'Eigene Datei' }).check();
    await page.getByRole('combobox', { name: 'Bankliste' }).click();
    await page.getByRole('option', { name: /^Finnland/ }).click();
    await page.getByText('www.finanssiala.fi').waitFor();
    const buffer = Buffer.from('Rahalaitos;Rahalaitostunnus;BIC\nMalli Pankki;34, 405;MUSTFIHH\n');
    await page.getByLabel('Bankdatei').setInputFiles({ name: 'fi.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Gültig ab').fill('01.10.2026');
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(page, 'Importieren').click();
    await panel(page, 'Bankdaten').getByText('Finanssiala ry, gültig ab 01.10.2026').waitFor();
    await button(page, 'Verlauf').click();
    await history.getByText('FI, gültig ab 01.10.2026').waitFor();
    expect(complaints).toEqual([]);
  });

  it('makes a backup on the server, fetches one, and restores it after its word is typed', async () => {
    const { page, complaints } = await visit();
    await button(page, 'Auf dem Server sichern').click();
    await page.getByText('Backup erfolgreich').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Backup herunterladen').click()]);
    const name = download.suggestedFilename();
    expect(name).toMatch(/^iban-backup-\d{4}-\d\d-\d\d-\d{4}(\d\d)?\.sql$/);
    await panel(page, 'Sicherung erstellen')
      .getByText(new RegExp(`${name}: .* in \\d+ Sekunde`))
      .waitFor();
    const buffer = readFileSync(await download.path());
    await page.getByLabel('Backup-Datei').setInputFiles({ name, mimeType: 'application/sql', buffer });
    await page.getByText(/Prüfsumme stimmt, Version 1/).waitFor();
    await page.getByRole('group', { name: 'Ergebnis der Prüfung' }).and(page.locator(':focus')).waitFor();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await button(page, 'Wiederherstellen ...').click();
    await confirm(page, 'WIEDERHERSTELLEN', 'Wiederherstellen');
    await page.getByText('Wiederherstellung erfolgreich').waitFor();
    await page.getByRole('group', { name: 'Letzte Wiederherstellung' }).and(page.locator(':focus')).waitFor();
    await panel(page, 'Sicherung wiederherstellen').getByText('Backup-Datei hierher ziehen oder auswählen').waitFor();
    expect((await jobs('restore'))[0]).toMatchObject({ state: 'done' });
    expect(complaints).toEqual([]);
  });

  it('refuses files that are no backup, by type and by content', async () => {
    const { page } = await visit();
    const field = page.getByLabel('Backup-Datei');
    await field.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByText('Ungültiger Dateityp').first().waitFor();
    const dump = '-- PostgreSQL database dump\nCOPY public.x FROM stdin;\n';
    await field.setInputFiles({ name: 'dump.sql', mimeType: 'application/sql', buffer: Buffer.from(dump) });
    const refusal = panel(page, 'Sicherung wiederherstellen').getByRole('alert');
    await refusal.getByText('Die Datei ist kein Backup, das hier erstellt wurde.').waitFor();
  });

  it('proves a backup by a drill, and shows how that ended', async () => {
    const { page } = await visit();
    await button(page, 'Wiederherstellung proben').click();
    await page.getByText('Probe gelungen').waitFor();
    await panel(page, 'Sicherung wiederherstellen')
      .getByText(/Tabellen, .* Datensätze? in/)
      .waitFor();
  });

  it('finds an IBAN, erases it after its word is typed, and keeps it out of the address', async () => {
    const { page } = await visit({}, '?dialog=erase');
    await page.getByLabel('IBAN', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.getByLabel('IBAN', { exact: true }).fill(ERASED);
    const stored = () => system.rows('SELECT FROM logs.request_details WHERE iban = $1', [ERASED.replaceAll(' ', '')]);
    await until('the row is stored', async () => (await stored()).length > 0);
    await button(page, 'Suchen').click();
    await page.getByText('enthält diese IBAN').waitFor();
    await button(page, 'IBAN löschen ...').click();
    await confirm(page, 'LÖSCHEN', 'Endgültig löschen');
    await page.getByText('IBAN gelöscht').waitFor();
    await page.getByRole('list', { name: 'Protokoll der Löschungen' }).getByText('aus 1 Eintrag').waitFor();
    expect(page.url()).not.toContain('7016');
  });

  it('says how many rows a cleanup takes, and does it after its word is typed', async () => {
    const { page } = await visit();
    expect(await button(page, 'Logs bereinigen ...').isDisabled()).toBe(true);
    await page.getByLabel('Einträge löschen, die älter sind als').fill('01.01.2026');
    await page.getByText('Das würde 0 Einträge löschen.').waitFor();
    await button(page, 'Logs bereinigen ...').click();
    await confirm(page, 'BEREINIGEN', 'Endgültig löschen');
    await page.getByText('Logs erfolgreich bereinigt').waitFor();
    await panel(page, 'Logs bereinigen')
      .getByText(/^Bereinigung vom/)
      .waitFor();
  });

  it('a manager finds no such section', async () => {
    const manager = await signedInFirst(system, credentials);
    const { page } = await openPageAs(browser, manager, {}, `${system.url}/admin/database`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Datenbank', exact: true }).count()).toBe(0);
  });

  it.each(rounds([320], [768, 1280, 1440]))(
    'has nothing serious for axe-core in either theme and fits %i px',
    async (width) => {
      const { page, complaints } = await visit({ width });
      const last = { Übersicht: 'Logs bereinigen', Aufträge: 'Zeitplan', Datenschutz: 'Aufbewahrungsfristen' };
      for (const [tab, region] of Object.entries(last)) {
        await page.getByRole('tab', { name: tab }).click();
        await panel(page, region).waitFor();
        expect([tab, await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([tab, [], width]);
      }
      expect(complaints).toEqual([]);
    },
  );
});
