import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { type Account, newAccount } from '../system/accounts.js';
import type { OpenedPage, Window } from '../system/browser.js';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount, expectShown } from '../system/shown.js';

const VALID = 'DE89370400440532013000';
const INVALID = 'DE88370400440532013000';
/** Of this run alone: addresses that no other suite checks from, and the begin of its request ids. */
const [third = 0, ...run] = randomBytes(5);
const RUN = `logs-screen-${Buffer.from(run).toString('hex')}-`;
const KEYED = `198.18.${third}.1`;
const OPEN = `198.18.${third}.2`;
const LATE = `198.18.${third}.3`;
const CHECKS = 24;

describe('the screen of the API logs', () => {
  let system: RunningSystem;
  let browser: Browser;
  let account: Account;
  let keyId: string;

  beforeAll(async () => {
    system = await RunningSystem.shared();
    [browser, account] = await Promise.all([launchBrowser(), newAccount(system, 'manager')]);
    const key = await system.issueKey('Logleser GmbH', CHECKS - 2);
    for (let n = 0; n < CHECKS; n++) await check(KEYED, n % 4 === 0 ? INVALID : VALID, key);
    await check(OPEN, VALID);
    const stored = () =>
      system.rows<{ id: string | null }>(`SELECT key_id AS id FROM logs.requests WHERE request_id LIKE '${RUN}%'`);
    await until('all checks are in the log', async () => (await stored()).length === CHECKS + 1, 20_000, 200);
    keyId = (await stored()).find(({ id }) => id)?.id ?? '';
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  let checks = 0;

  async function check(address: string, iban: string, key?: string): Promise<void> {
    await fetch(`${system.url}/api/validate-iban`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-request-id': `${RUN}${checks++}`,
        ...(key && { 'x-api-key': key }),
      },
      body: JSON.stringify({ iban }),
    });
  }

  async function open(query: string, window?: Window): Promise<OpenedPage> {
    const opened = await openPageAs(browser, account, window);
    await opened.page.goto(`${system.url}/admin/logs${query}`);
    await opened.page.getByRole('heading', { name: 'API-Logs' }).waitFor();
    return opened;
  }

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const total = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
  const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
  const firstRow = (page: Page) => page.getByRole('row').nth(1).innerText();

  it('shows checks as rows, page by page, and the same again after a reload', async () => {
    const { page, complaints, failedLoads } = await open(`?ipAddress=${KEYED}`);
    await total(page, `${CHECKS} Einträge`);
    await page.getByText(`Zeige 1-20 von ${CHECKS} Einträgen`).waitFor();
    expect(await firstRow(page)).toMatch(new RegExp(`${keyId.slice(0, 12)}\\s+${KEYED}\\s`));
    await button(page, 'Weiter').click();
    await page.getByText('Seite 2 von 2').waitFor();
    await page.getByText(`Zeige 21-${CHECKS} von ${CHECKS} Einträgen`).waitFor();
    await expectCount(page.getByRole('row'), 1 + CHECKS - 20);
    const before = await page.getByRole('grid').innerText();
    await page.reload();
    await page.getByText(`Zeige 21-${CHECKS} von ${CHECKS} Einträgen`).waitFor();
    await expectShown(() => page.getByRole('grid').innerText(), before);
    expect([...complaints, ...failedLoads]).toEqual([]);
    await page.context().close();
  });

  it('filters by key and status, and by a click on a value', async () => {
    const { page, complaints } = await open('?range=1h');
    await page.getByRole('combobox', { name: 'API-Schlüssel' }).fill('Logleser');
    await page.getByRole('option', { name: `Logleser GmbH (${keyId.slice(0, 8)})` }).click();
    await total(page, `${CHECKS} Einträge`);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: '429 Quota überschritten' }).click();
    await total(page, '2 Einträge');
    expect(queryOf(page)).toEqual({ range: '1h', apiKeyId: keyId, statusCode: '429' });
    await page.getByRole('option', { name: '400 Ungültige IBAN' }).click();
    await total(page, `${CHECKS / 4 + 2} Einträge`);
    expect(queryOf(page)).toEqual({ range: '1h', apiKeyId: keyId, statusCode: '400,429' });
    await page.getByRole('option', { name: '400 Ungültige IBAN' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Filter entfernen: Status 429 Quota überschritten').click();
    await total(page, `${CHECKS} Einträge`);
    await button(page, 'Status 429 Quota überschritten: filtern').first().click();
    await page.getByRole('menuitem', { name: '429 Quota überschritten ausschließen' }).click();
    await total(page, `${CHECKS - 2} Einträge`);
    await button(page, 'Filter zurücksetzen').click();
    await page.waitForURL(`${system.url}/admin/logs`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('G1: finds an IBAN without a trace of it in the address, the history or what is stored', async () => {
    const { page } = await open(`?ipAddress=${KEYED}`);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.getByRole('textbox', { name: 'Vollständige IBAN' }).fill('DE88 3704 0044 0532 0130 00');
    await page.keyboard.press('Enter');
    await total(page, `${CHECKS / 4} Einträge`);
    const stored = await page.evaluate<string>(
      'JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])',
    );
    expect([...addresses, page.url(), stored].filter((text) => /DE88|0532|%20/.test(text))).toEqual([]);
    await page.context().close();
  });

  it('opens the details with the keyboard and goes through them with the arrow keys', async () => {
    const { page, complaints } = await open(`?ipAddress=${KEYED}`);
    await button(page, /^Details: Anfrage um/)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: /^Anfrage um/ });
    await drawer.getByText('Vorgangsnummer', { exact: true }).waitFor();
    const { entry: newest } = queryOf(page);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(({ search }) => !search.includes(String(newest)));
    await page.reload();
    await drawer.getByText('Bankdaten', { exact: true }).waitFor();
    // The entry may be there before the list that the keys go through.
    await total(page, `${CHECKS} Einträge`);
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(`**entry=${newest}`);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(queryOf(page)).toEqual({ ipAddress: KEYED });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('zooms into the histogram by dragging, and back by the back button', async () => {
    const { page } = await open('?range=1h');
    const bars = page.getByRole('slider', { name: 'Zeitabschnitt im Diagramm' });
    const { x, y, width } = (await bars.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width * 0.6, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.9, y + 40, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL('**startDate=**');
    const { startDate = '', endDate = '' } = queryOf(page);
    const minutes = (Date.parse(endDate) - Date.parse(startDate)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(17);
    expect(minutes).toBeLessThanOrEqual(21);
    await page.goBack();
    await expectShown(async () => queryOf(page), { range: '1h' });
    await page.context().close();
  });

  it('takes an own range that is typed with the keyboard, refuses one that ends before it begins, and fits 320 px', async () => {
    const { page, complaints } = await open(`?ipAddress=${KEYED}`);
    await page.setViewportSize({ width: 320, height: 900 });
    await button(page, 'Eigener Zeitraum').click();
    const dialog = page.getByRole('dialog', { name: 'Eigener Zeitraum' });
    const type = async (field: string, moment: string) => {
      await dialog.getByRole('group', { name: field }).getByRole('spinbutton', { name: 'Tag' }).click();
      await page.keyboard.type(moment);
    };
    await type('Von', '311220300800');
    await type('Bis', '311220300759');
    await page.keyboard.press('Enter');
    await dialog.getByText('Das Ende muss nach dem Beginn liegen.').waitFor();
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    await dialog
      .getByRole('button', { name: /^Datum/ })
      .first()
      .click();
    await page.getByRole('gridcell', { name: '31', exact: true }).waitFor();
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    await page.getByRole('button', { name: 'Abbrechen' }).last().click();
    await type('Von', '010120200800');
    await dialog.getByRole('button', { name: 'Anwenden' }).click();
    await page.waitForURL('**startDate=**');
    expect(queryOf(page)).toEqual({
      ipAddress: KEYED,
      startDate: '2020-01-01T07:00:00.000Z',
      endDate: '2030-12-31T06:59:00.000Z',
    });
    await total(page, `${CHECKS} Einträge`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('saves exactly the filtered rows as CSV, after the notice', async () => {
    const { page } = await open(`?apiKeyId=${keyId}&notStatusCode=429`);
    await total(page, `${CHECKS - 2} Einträge`);
    const saved = page.waitForEvent('download');
    await button(page, 'CSV exportieren').click();
    const csv = readFileSync(await (await saved).path(), 'utf8');
    await page.getByText(`${CHECKS - 2} Einträge als CSV-Datei gespeichert.`).waitFor();
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const lines = csv.trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(CHECKS - 2);
    expect(lines.filter((line) => line.includes(KEYED))).toHaveLength(CHECKS - 2);
    await page.context().close();
  });

  it('follows new rows at once while live, counts them while somebody reads, and goes on after a click', async () => {
    const { page, complaints } = await open(`?ipAddress=${LATE}&live=1`);
    await page.getByText('Keine Logs gefunden').waitFor();
    await check(LATE, VALID);
    await total(page, '1 Eintrag');
    await button(page, /^Details: Anfrage um/).click();
    await check(LATE, INVALID);
    await check(LATE, INVALID);
    await button(page, '2 neue Einträge').waitFor();
    await expectCount(page.getByRole('row'), 2);
    await button(page, '2 neue Einträge').click();
    await total(page, '3 Einträge');
    await page.getByRole('switch', { name: 'Live' }).uncheck();
    await expectShown(async () => queryOf(page), { ipAddress: LATE });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('nothing is serious to axe-core in either theme, and all of it fits 320 px', async () => {
    const { page, complaints } = await open(`?ipAddress=${KEYED}`);
    await total(page, `${CHECKS} Einträge`);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole('list', { name: 'Anfragen' }).waitFor();
    expect(await widthOf(page)).toBe(320);
    await button(page, /^Details: Anfrage um/)
      .first()
      .click();
    await page.getByText('Bankdaten', { exact: true }).waitFor();
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
