import type { CountryUsage, DashboardStats, LiveChartPoint, LiveFigures, RecentLog } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { newAccount, send } from '../system/accounts.js';
import { seriousInBothThemes } from '../system/browser/axe.js';
import { measureContentWidth, openPageAs, type Window } from '../system/browser/browser.js';
import { runLoad } from '../system/load.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { expectCount, expectShown } from '../system/browser/shown.js';

const system = sharedSystem();
const browser = sharedBrowser();

const manager = suiteFixture(() => newAccount(system, 'manager'));
let key: string;

beforeAll(async () => {
  [key = ''] = await seedKeys(system, 1, 150);
  // Valid, invalid and public ones of several countries; the last fifty are refused: the quota is used up.
  await check(240, (n) => ({ key: n % 6 === 0 ? null : key }));
});

/** Checks many IBANs and waits until all of them are in the log. */
async function check(calls: number, caller: (n: number) => { key: string | null }): Promise<void> {
  const address = (n: number) => `10.77.${n % 200}.${(n * 7) % 200}`;
  const responses = await runLoad({
    url: system.url,
    clients: 8,
    calls,
    call: (n) => ({ iban: ibanNumber(n), address: address(n), ...caller(n) }),
  });
  expect(responses.filter(({ status }) => status === 200 || status === 429)).toHaveLength(calls);
  const ids = responses.map(({ requestId }) => requestId);
  const stored = () => system.rows('SELECT FROM logs.requests WHERE request_id = ANY ($1)', [ids]);
  await until('all are in the log', async () => (await stored()).length >= calls, 15_000);
}

async function call<Answer extends object>(name: string): Promise<Answer> {
  const { status, body } = await send<Answer>(system, 'GET', `/api/admin/dashboard/${name}`, { token: manager.token });
  expect(status).toBe(200);
  return body;
}

async function visit(path: string, window: Window = {}) {
  const opened = await openPageAs(browser, manager, window, `${system.url}/admin/${path}`);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

const german = (value: number) => value.toLocaleString('de-DE');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The figure of a card, without its unit and range. */
const figure = (page: Page, label: string) =>
  page.evaluate<string>(
    `[...document.querySelectorAll('dt')].find((dt) => dt.textContent === ${JSON.stringify(label)})
      ?.nextElementSibling.querySelector(':scope > div > div').firstChild.textContent`,
  );
/** Figures of cards and those of the calls, read together: what other suites have been refused is counted up to ten seconds later. */
const expectFigures = (page: Page, labels: Readonly<Record<string, keyof DashboardStats>>) =>
  expectShown(async () => {
    const stats = await call<DashboardStats>('stats');
    const pairs = Object.entries(labels).map(async ([label, name]) => {
      const [shown, told] = [await figure(page, label), german(Number(stats[name]))];
      return shown === told ? [] : [`${label}: ${shown} for ${told}`];
    });
    return (await Promise.all(pairs)).flat();
  }, []);
const readItems = (page: Page, name: string) => panel(page, name).getByRole('listitem').allInnerTexts();
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('the dashboard', () => {
  it('shows exactly what the calls say', async () => {
    const { page, complaints } = await visit('dashboard');
    await expectFigures(page, {
      'Anfragen heute': 'todayRequests',
      'Aktive API-Schlüssel': 'activeApiKeys',
      Erfolgsquote: 'successRate',
      'Mittlere Antwortzeit': 'avgResponseTime',
    });

    const rows = panel(page, 'Letzte API-Anfragen').getByRole('row');
    await until('the newest requests', async () => {
      const recent = await call<RecentLog[]>('recent-logs');
      const shown = (await rows.allInnerTexts()).slice(1).map(oneLine);
      const areSame = recent.every(({ apiKeyId, ipAddress, statusCode }, index) => {
        const id = apiKeyId === null ? 'Public' : `${apiKeyId.slice(0, 12)}…`;
        return shown[index]?.includes(`${id} ${ipAddress} ${statusCode}`);
      });
      return areSame && shown.length === recent.length;
    });
    await until('the countries', async () => {
      const countries = (await call<CountryUsage[]>('usage-by-country')).slice(0, 5);
      const usage = (await readItems(page, 'Nutzung nach Land')).map(oneLine);
      const areSame = countries.every(({ count }, index) => usage[index]?.endsWith(` ${german(count)}`));
      return areSame && usage.length === countries.length;
    });
    expect(complaints).toEqual([]);
  });
});

describe('the live screen', () => {
  it('shows exactly the figures of the calls, and follows new checks without a reload', async () => {
    const { page, complaints } = await visit('statistics');
    await page.getByText(/laufend aktualisiert/).waitFor();
    const today = async () => (await call<DashboardStats>('stats')).todayRequests;
    const inChart = async () => {
      return (await call<LiveChartPoint[]>('live-chart')).reduce((sum, { requests }) => sum + requests, 0);
    };
    const before = await today();
    await check(60, () => ({ key: null }));
    await until('they are counted', async () => (await today()) >= before + 60);
    const isThere = async () => {
      const { requestsLastMinute } = await call<LiveFigures>('live');
      return (await figure(page, 'Anfragen pro Minute')) === german(requestsLastMinute ?? -1);
    };
    await until('the figure of the last minute', isThere, 6_000, 200);
    const chartText = async () => `letzte 60 Minuten: ${german(await inChart())} Anfragen`;
    await until('the chart', async () => (await page.getByText(await chartText()).count()) === 1, 6_000, 200);
    await expectFigures(page, { Erfolgsquote: 'successRate', Antwortzeit: 'avgResponseTime' });

    const { quota, system: parts } = await call<LiveFigures>('live');
    const bands = async () =>
      (await readItems(page, 'Quota-Status')).map((text) => /(\S+) \d+ %$/.exec(oneLine(text))?.[1]);
    await expectShown(bands, [quota!.low, quota!.medium, quota!.high].map(german));
    expect(parts.every(({ state, since }) => state === 'operational' && since !== null)).toBe(true);
    await expectCount(panel(page, 'System-Status').getByRole('listitem'), 4);
    const states = (await readItems(page, 'System-Status')).map(oneLine);
    states.forEach((text) => expect(text).toMatch(/Operational seit \d+ (Sekunde|Minute|Stunde|Tag)/));
    expect(complaints).toEqual([]);
  });
});

it('both screens have nothing that axe-core calls serious, no complaint of the browser, and fit 320 px', async () => {
  const { page, complaints } = await visit('dashboard', { width: 320 });
  for (const [width, path] of [
    [320, 'dashboard'],
    [1440, 'dashboard'],
    [1440, 'statistics?table=requests'],
    [320, 'statistics'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${system.url}/admin/${path}`);
    await page.getByRole('list', { name: /Nutzung nach Land|Top-Länder/ }).waitFor();
    expect([path, await seriousInBothThemes(page), await measureContentWidth(page)]).toEqual([path, [], width]);
  }
  expect(complaints).toEqual([]);
});
