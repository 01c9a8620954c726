import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/axe.js';
import { launchBrowser, openPageAs, widthOf } from '../system/browser.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { RunningSystem } from '../system/running-system.js';
import { expectCount } from '../system/shown.js';

const VALID = 'DE89370400440532013000';
/** Of this run alone: an address that no other suite checks from. */
const [third = 0, fourth = 0, ...run] = randomBytes(6);
const ADDRESS = `198.19.${third}.${fourth}`;
const CUSTOMER = `Kettenkunde ${Buffer.from(run).toString('hex')}`;
const CHECKS = 24;

describe('finding in the API logs', () => {
  let system: RunningSystem;
  let browser: Browser;
  let keys: ConsoleKeys;
  let keyId: string;

  beforeAll(async () => {
    system = await RunningSystem.shared();
    [browser, keys] = await Promise.all([launchBrowser(), ConsoleKeys.of(system)]);
    const first = await keys.issue({ clientName: CUSTOMER });
    keyId = first.id;
    for (let n = 1; n < CHECKS; n++) await check(first.apiKey);
    await check((await keys.renew(keyId)).apiKey);
    const known = () => system.rows(`SELECT FROM logs.keys WHERE client_name = '${CUSTOMER}'`);
    await until('the log knows both keys', async () => (await known()).length === 2, 20_000, 200);
    const stored = () =>
      system.rows(`SELECT FROM logs.requests JOIN logs.keys USING (key_id) WHERE client_name = '${CUSTOMER}'`);
    await until('all checks are in the log', async () => (await stored()).length === CHECKS, 20_000, 200);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  async function check(key: string): Promise<void> {
    await fetch(`${system.url}/api/validate-iban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, 'x-api-key': key },
      body: JSON.stringify({ iban: VALID }),
    });
  }

  async function open(query: string) {
    const opened = await openPageAs(browser, keys.manager);
    await opened.page.goto(`${system.url}/admin/logs${query}`);
    await opened.page.getByRole('heading', { name: 'API-Logs' }).waitFor();
    return opened;
  }

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const total = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
  const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  it('shows and saves all requests of a customer over a renewal of the key, from an entry and from the key', async () => {
    const { page, complaints } = await open(`?apiKeyId=${keyId}&range=1h`);
    await total(page, `${CHECKS - 1} Einträge`);
    await button(page, /^Details: Anfrage um/)
      .first()
      .click();
    await button(page, 'Alle Anfragen dieses Kunden').click();
    await total(page, `${CHECKS} Einträge`);
    expect(queryOf(page)).toEqual({ contractOf: keyId, range: '1h' });
    const saved = page.waitForEvent('download');
    await button(page, 'CSV exportieren').click();
    const csv = readFileSync(await (await saved).path(), 'utf8');
    expect(csv.trim().split(/\r?\n/)).toHaveLength(CHECKS + 1);
    await page.goto(`${system.url}/admin/api-keys?key=${keyId}`);
    await page.getByRole('link', { name: 'Alle Anfragen dieses Kunden' }).click();
    await total(page, `${CHECKS} Einträge`);
    expect(queryOf(page)).toEqual({ contractOf: keyId, range: '30d' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('remembers columns, and opens a saved view by its link in another browser', async () => {
    const { page, complaints } = await open(`?ipAddress=${ADDRESS}&range=1h`);
    await button(page, 'Spalten').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Antwortzeit' }).press('Space');
    await button(page, 'Kompakt').click();
    expect(await seriousInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Antwortzeit' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('columnheader', { name: 'IBAN' }).waitFor();
    await expectCount(page.getByRole('columnheader', { name: 'Antwortzeit' }), 0);
    await button(page, 'Ansichten').click();
    await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Mit Schlüssel');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Mit Schlüssel' }).click();
    await page.waitForURL('**hide=responseTime**');
    const shared = new URL(page.url()).search;
    const other = await open(shared);
    await total(other.page, `${CHECKS} Einträge`);
    await expectCount(other.page.getByRole('columnheader', { name: 'Antwortzeit' }), 0);
    await page.setViewportSize({ width: 320, height: 900 });
    await button(page, 'Ansichten: Mit Schlüssel').click();
    await page.getByRole('dialog', { name: 'Gespeicherte Ansichten' }).waitFor();
    expect([await seriousInBothThemes(page), await widthOf(page)]).toEqual([[], 320]);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await Promise.all([page.context().close(), other.page.context().close()]);
  });

  it('says where a list ends, searches all days, and refuses a part of an IBAN', async () => {
    const { page, complaints } = await open(`?ipAddress=${ADDRESS}&offset=900`);
    await page.getByText(`Die Liste hat nur ${CHECKS} Einträge.`).waitFor();
    await button(page, 'Zur letzten Seite').click();
    await page.getByText(`Zeige 21-${CHECKS} von ${CHECKS} Einträgen`).waitFor();
    await page.goto(`${system.url}/admin/logs?ipAddress=${ADDRESS}&endDate=2020-01-01`);
    await button(page, 'In allen Tagen suchen').click();
    await total(page, `${CHECKS} Einträge`);
    await page.getByText('Alle Tage', { exact: true }).first().waitFor();
    await page.getByRole('textbox', { name: 'Vollständige IBAN' }).fill('3704 0044');
    await page.keyboard.press('Enter');
    await page.getByText(/^Gesucht werden kann nur mit der ganzen IBAN/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('E3: several statuses are taken, and a list that is none is refused at its field', async () => {
    const { token } = keys.manager;
    const list = (status: string) =>
      send<object>(system, 'GET', `/api/admin/logs?contractOf=${keyId}&statusCode=${status}`, { token });
    expect((await list('200,429')).body).toMatchObject({ total: CHECKS, totalIsExact: true });
    expect((await list('400,429')).body).toMatchObject({ total: 0 });
    expect(await list('401,x')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'statusCode', message: expect.stringContaining('Werte mit Kommas') as string }] },
    });
  });
});
