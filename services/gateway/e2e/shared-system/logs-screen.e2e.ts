import { suiteFixture, until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { callApi } from '../system/call-api.js';
import { newAccount } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, type OpenedPage, openPageAs, type Window } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectCount, expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

const VALID = 'DE89370400440532013000';
const INVALID = 'DE88370400440532013000';
/** Values unique to this run: addresses that no other suite checks from, and the prefix of its request ids. */
const [third = 0, ...run] = randomBytes(5);
const RUN = `logs-screen-${Buffer.from(run).toString('hex')}-`;
const KEYED = `198.18.${third}.1`;
const OPEN = `198.18.${third}.2`;
const LATE = `198.18.${third}.3`;
const CHECKS = 24;

describe('the screen of the API logs', () => {
  const account = suiteFixture(() => newAccount(system, 'manager'));
  let keyId: string;

  beforeAll(async () => {
    const key = await system.issueKey('Logleser GmbH', CHECKS - 2);
    for (let n = 0; n < CHECKS; n++) await check(KEYED, n % 4 === 0 ? INVALID : VALID, key);
    await check(OPEN, VALID);
    const stored = () =>
      system.rows<{ id: string | null }>(`SELECT key_id AS id FROM logs.requests WHERE request_id LIKE '${RUN}%'`);
    await until('all checks are in the log', async () => (await stored()).length === CHECKS + 1, 20_000, 200);
    keyId = (await stored()).find(({ id }) => id)?.id ?? '';
  });

  let checks = 0;

  async function check(address: string, iban: string, key?: string): Promise<void> {
    const headers = { 'x-forwarded-for': address, 'x-request-id': `${RUN}${checks++}` };
    await callApi(system, { key, headers, body: { iban } });
  }

  async function open(query: string, window?: Window): Promise<OpenedPage> {
    const opened = await openPageAs(browser, account, window, `${system.url}/admin/logs${query}`);
    await opened.page.getByRole('heading', { name: 'API-Logs' }).waitFor();
    return opened;
  }

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const total = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
  const parseQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
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
  });

  it('G1: finds an IBAN without a trace of it in the address, the history or stored data', async () => {
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
  });

  it('follows new rows at once while live, counts them while a user reads, and continues after a click', async () => {
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
    await expectShown(async () => parseQuery(page), { ipAddress: LATE });
    expect(complaints).toEqual([]);
  });

  it('nothing is serious to axe-core in either theme, and all of it fits 320 px', async () => {
    const { page, complaints } = await open(`?ipAddress=${KEYED}`);
    await total(page, `${CHECKS} Einträge`);
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole('list', { name: 'Anfragen' }).waitFor();
    expect(await measureContentWidth(page)).toBe(320);
    await button(page, /^Details: Anfrage um/)
      .first()
      .click();
    await page.getByText('Bankdaten', { exact: true }).waitFor();
    expect([await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([[], 320]);
    expect(complaints).toEqual([]);
  });
});
