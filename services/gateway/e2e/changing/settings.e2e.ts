import { defaultSystemConfig, type StoredSystemConfig, timesIn } from '@pruefer/contracts';
import { someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import type { Page } from 'playwright-core';
import { checkWith } from '../system/call-api.js';
import { newAccount, send } from '../system/accounts.js';
import { openPageAs } from '../system/browser/browser.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { type PartBeside, startBeside } from '../system/part-beside.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { expectShown } from '../system/browser/shown.js';
import { countTimes, foreignTimes } from '../system/browser/shown-times.js';

const system = sharedSystem();
const browser = sharedBrowser();

const path = '/api/admin/system/config';
const FOLLOWED_WITHIN_MS = 5_000;

const admin = suiteFixture(() => newAccount(system, 'admin'));
/** A second replica of each service that follows the settings. */
let beside: Record<'gateway' | 'auth' | 'log', PartBeside>;
beforeAll(async () => {
  const [gateway, auth, log] = await Promise.all([
    startBeside(system, 'gateway', {}),
    startBeside(system, 'auth', {}),
    startBeside(system, 'log', {}),
  ]);
  beside = { gateway, auth, log };
  await save(defaultSystemConfig);
});
afterAll(async () => {
  await Promise.all(Object.values(beside).map((replica) => replica.stop()));
});

async function save(change: Partial<StoredSystemConfig>): Promise<void> {
  const { body: now } = await send<StoredSystemConfig>(system, 'GET', path, { token: admin.token });
  const { status } = await send(system, 'PUT', path, {
    token: admin.token,
    body: { ...now, ...change, version: now.version },
  });
  expect(status).toBe(200);
}

const post = (url: string, address: string, body: string, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  });
const check = (address: string, base = system.url) =>
  post(`${base}/api/validate-iban`, address, '{"iban":"DE89370400440532013000"}');
const policy = async (address: string, base?: string) => (await check(address, base)).headers.get('ratelimit-policy');

async function failedLogins(base: string, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let failure = 0; failure < 4; failure += 1) {
    statuses.push((await post(`${base}/api/auth/login`, address, '{"username":"niemand","password":"falsch"}')).status);
  }
  return statuses;
}

/** The zone in which a log-service writes times. */
async function fetchExportZone(base: string): Promise<string | null> {
  const response = await post(`${base}/api/admin/logs/export`, '10.77.0.9', '{}', admin.token);
  await response.body?.cancel();
  return response.headers.get('content-disposition');
}

describe('the settings', () => {
  it('E10: every gateway follows and counts by the new limit', async () => {
    await save({ rateLimitMaxRequests: 10, rateLimitWindowMs: 60_000 });
    for (const base of [system.url, beside.gateway.url]) {
      const follows = async () => (await policy('10.77.0.2', base)) === '"public";q=10;w=60';
      await until('the gateway follows', follows, FOLLOWED_WITHIN_MS, 400);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await check('10.77.0.3')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(Number((await check('10.77.0.3')).headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('B9: every auth-service limits failed logins by them, every log-service has their zone', async () => {
    const logServices = [system.part('log').url!, beside.log.url];
    const haveZone = async (zone: string) => {
      for (const base of logServices)
        await until(
          'log-service follows',
          async () => (await fetchExportZone(base))?.includes(zone) ?? false,
          FOLLOWED_WITHIN_MS,
        );
    };
    await haveZone('Berlin');
    await save({ loginRateLimitMaxRequests: 3, timezone: 'Asia/Tokyo' });
    for (const base of [system.url, beside.auth.url]) {
      // Each turn somebody else.
      const isLimited = async () => (await failedLogins(base, someIpAddress())).join() === '401,401,401,429';
      await until('auth-service follows', isLimited, FOLLOWED_WITHIN_MS, 400);
    }
    await haveZone('Tokyo');
  });
});

describe('zone and formats of the settings', () => {
  const wanted = { timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm A' } as const;
  const times = timesIn(wanted);
  /** 30 June in New York, 1 July in UTC: another zone would show another day. */
  const expiresAt = '2031-07-01T03:59:59.000Z';
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  let key: FreshKey;
  let renewed: FreshKey;
  let page: Page;

  beforeAll(async () => {
    await save({ ...defaultSystemConfig, ...wanted });
    key = await keys.issue({ clientName: 'Zeitzonen AG', quota: 10, expiresAt });
    for (let n = 0; n < 9; n += 1) await checkWith(system, key.apiKey);
    await keys.topUp(key.id, 5, 'A-2026-1');
    await keys.call('POST', `/${key.id}/deliveries`, { channel: 'email' });
    renewed = await keys.issue({ clientName: 'Ersetzt GmbH' });
    await keys.renew(renewed.id, { overlap: '24h' });
    const stored = () => system.rows(`SELECT 1 FROM logs.requests WHERE key_id = '${key.id}'`);
    await until('the checks are in the log', async () => (await stored()).length === 9, 20_000, 200);
    const alerted = async () => (await keys.call<{ total: number }>('GET', `/${key.id}/alerts`)).body.total > 0;
    await until('the alert is there', alerted, 20_000, 200);
    ({ page } = await openPageAs(browser, admin));
  });
  afterAll(() => save(defaultSystemConfig));

  async function openScreen(path: string): Promise<void> {
    await page.goto(`${system.url}/admin/${path}`);
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    // The live screen never falls silent: its stream stays open.
    await until(
      'nothing loads any more',
      async () => (await page.locator('[role=status] .MuiSkeleton-root').count()) === 0,
    );
  }

  it.each([
    ['dashboard', () => 'dashboard', () => page.locator('time').first()],
    ['the live screen', () => 'statistics', () => page.locator('time').first()],
    ['the keys', () => 'api-keys', () => page.getByRole('gridcell', { name: times.day(new Date()) }).first()],
    ['a key', () => `api-keys?key=${key.id}`, () => page.getByText('2031-06-30')],
    ['its bookings', () => `api-keys?key=${key.id}&tab=bookings`, () => page.getByText('Aufbuchung').first()],
    ['its alerts', () => `api-keys?key=${key.id}&tab=alerts`, () => page.locator('li time').first()],
    ['a key that was replaced', () => `api-keys?key=${renewed.id}`, () => page.getByText(/^bis \d{4}-/).first()],
    ['the users', () => 'users', () => page.locator('[role=grid] time').first()],
    ['the audit log', () => 'users?tab=audit', () => page.locator('[role=grid] time').first()],
    ['days of the audit log', () => 'users?tab=audit&startDate=2026-10-25', () => page.getByText('2026-10-25').first()],
    ['the log', () => 'logs', () => page.locator('[role=grid] time').first()],
    [
      'days of the log',
      () => 'logs?startDate=2026-10-25&endDate=2099-01-01',
      () => page.getByText('2026-10-25').first(),
    ],
    ['the own account', () => 'account', () => page.locator('time').first()],
  ])('are followed by %s', async (_, path, shown) => {
    await openScreen(path());
    await shown().waitFor();
    // Audit rows of the settings name the formats by these examples; no other screen may show them.
    const examples = path().startsWith('users?tab=audit') ? ['31.12.2026', '14:05:09'] : [];
    const others = async () => (await foreignTimes(page, wanted)).filter((time) => !examples.includes(time));
    await expectShown(others, []);
  });

  it('are followed by the details of a request, the bars above the list and the fields of an own range', async () => {
    await openScreen('logs');
    await page
      .getByRole('button', { name: /^Details: / })
      .first()
      .click();
    await page.locator('aside time, [role=dialog] time').first().waitFor();
    await expectShown(() => foreignTimes(page, wanted), []);
    expect(await countTimes(page)).toBeGreaterThan(1);
    await openScreen('logs');
    await page.getByRole('button', { name: 'Eigener Zeitraum' }).click();
    await page.getByRole('dialog').getByText('America/New_York').waitFor();
    await expectShown(() => foreignTimes(page, wanted), []);
  });

  it('are followed by the day until which a key is valid, typed and read back', async () => {
    await openScreen(`api-keys?dialog=edit&id=${key.id}`);
    const day = page.getByRole('dialog').getByLabel('Gültig bis einschließlich');
    await expectShown(() => day.inputValue(), '2031-06-30');
    await day.fill('2031-11-02');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The clocks of New York go back on that day.
    const { body } = await keys.call<{ expiresAt: string }>('GET', `/${key.id}`);
    expect(body.expiresAt).toBe('2031-11-03T05:00:00.000Z');
  });

  it.each([
    ['keys', 'GET', '/api/admin/api-keys.csv', 'Erstellt', undefined],
    ['bookings', 'GET', () => `/api/admin/api-keys/${key.id}/bookings.csv`, 'Zeitpunkt', undefined],
    ['users', 'POST', '/api/admin/users/export', 'Letzte Anmeldung', '{}'],
    ['log', 'POST', '/api/admin/logs/export', 'Zeitpunkt', '{}'],
    ['audit log', 'POST', '/api/admin/audit/export', 'Zeitpunkt', '{}'],
  ] as const)('are followed by the file of %s', async (_, method, at, heading, body) => {
    const response = await fetch(system.url + (typeof at === 'string' ? at : at()), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      ...(body && { body }),
    });
    const text = await response.text();
    expect(text).toContain(`"${heading} (America/New_York)";"${heading} (UTC)"`);
    expect(text).toMatch(/"\d{4}-\d\d-\d\d (0\d|1[0-2]):\d\d [AP]M"/);
  });
});
