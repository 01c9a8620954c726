import {
  type CountryUsage,
  type DashboardStats,
  DAY_MS,
  defaultSystemConfig,
  HOUR_MS,
  KeyChangedV1,
  type LiveChartPoint,
  type RecentLog,
  SETTINGS_KEY,
  SettingsChangedV1,
  type Timezone,
  type TopApiKey,
} from '@pruefer/contracts';
import { bearer, until } from '@pruefer/testkit';
import { RollUpSums } from '../src/upkeep/roll-up-sums.js';
import { call, suiteLogService, untilCaughtUp } from './support/running-log-service.js';
import { newKey, randomEvents } from './support/sample-events.js';

const EVENTS = 20_000;

const around = suiteLogService();

/** Half in the last two hours, the others over the days that the dashboard looks back on. */
const drawTime = (random: () => number) =>
  new Date(Date.now() - random() * (random() < 0.5 ? 2 * HOUR_MS : 29.9 * DAY_MS));

beforeAll(async () => {
  await until('consumers read', async () => (await checks())['requestEvents']?.up === true, 20_000);
  await around.publishAll(randomEvents(EVENTS, drawTime));
  await untilCaughtUp(around, EVENTS);
});

async function checks(): Promise<Record<string, { up: boolean }>> {
  const response = await fetch(`${around.service.opsUrl}/health/ready`);
  return ((await response.json()) as { checks: Record<string, { up: boolean }> }).checks;
}

const isToday = (zone: Timezone) => `(at AT TIME ZONE '${zone}')::date = (now() AT TIME ZONE '${zone}')::date`;
const today = isToday('Europe/Berlin');
/** IBANs with a verdict, and refused requests. */
const attempts = 'sum(CASE WHEN status IN (200, 400) THEN 1 ELSE count END)';
const ibans = 'count(*) FILTER (WHERE status IN (200, 400))';
/** The 24 hours of the sparklines, counted from the raw rows; refusals of the gateway have no response time. */
const lastDay = `SELECT json_agg(json_build_object(
    'hour', to_char(slot AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'requests', requests,
    'successRate', rate, 'avgResponseTime', mean) ORDER BY slot)
  FROM (
    SELECT slot, coalesce(sum(count), 0) AS requests,
      round(100.0 * count(*) FILTER (WHERE status = 200) / ${attempts}, 1)::float AS rate,
      round(avg(response_time_us) / 1000, 1)::float AS mean
    FROM generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), '1 hour') AS slot
    LEFT JOIN logs.requests ON date_trunc('hour', at) = slot GROUP BY slot
  ) AS slots`;
const thirtyDays = `at >= date_trunc('hour', now() - interval '720 hours')`;
const raw = <Row extends object>(text: string) => around.database.sql<Row>(text);

/** Compares an answer with the raw rows; repeats when a new minute began in between. */
async function compare<Answer>(path: string, truth: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const minute = Math.floor(Date.now() / 60_000);
    const [shown, stored] = [await call<Answer>(around.service.url, `/api/admin/dashboard/${path}`), await truth()];
    if (Math.floor(Date.now() / 60_000) !== minute) continue;
    expect(shown).toEqual(stored);
    return;
  }
}

describe.each(['as written', 'rolled up'])('every figure is the sum over the raw rows, %s', (state) => {
  beforeAll(async () => {
    if (state === 'rolled up') expect(await around.service.app.get(RollUpSums).run(() => true)).toBeGreaterThan(1_000);
  });

  it('all events are there', async () => {
    expect(await raw('SELECT count(*)::integer AS rows FROM logs.requests')).toEqual([{ rows: EVENTS }]);
  });

  it('stats', () =>
    compare<DashboardStats>('stats', async () => {
      const [figures] = await raw(`SELECT
        0 AS "activeApiKeys", 0 AS "allApiKeys", (${lastDay}) AS "lastDay",
        coalesce(sum(count) FILTER (WHERE ${today}), 0)::integer AS "todayRequests",
        sum(count)::integer AS "totalRequests",
        count(*) FILTER (WHERE ${today} AND status IN (200, 400))::integer AS "todayIbans",
        coalesce(round(100.0 * count(*) FILTER (WHERE ${today} AND status = 200) / ${attempts} FILTER (WHERE ${today}), 1), 0)::float AS "successRate",
        coalesce(round(avg(response_time_us) FILTER (WHERE ${today}) / 1000, 1), 0)::float AS "avgResponseTime"
        FROM logs.requests`);
      return figures;
    }));

  it('top-api-keys', () =>
    compare<TopApiKey[]>('top-api-keys', () =>
      raw(`SELECT key_id AS id, NULL AS "clientName", sum(count)::integer AS "requestCount", ${ibans}::integer AS "ibanCount", NULL AS used, NULL AS quota
        FROM logs.requests WHERE ${thirtyDays} AND key_id IS NOT NULL GROUP BY key_id ORDER BY ${attempts} DESC, 1 LIMIT 10`),
    ));

  it('usage-by-country', async () => {
    await compare<CountryUsage[]>('usage-by-country', () =>
      raw(
        `SELECT country, ${attempts}::integer AS count FROM logs.requests WHERE ${thirtyDays} GROUP BY country ORDER BY 2 DESC, 1 LIMIT 50`,
      ),
    );
    const [row] = await raw<{ countries: number }>(
      'SELECT count(DISTINCT country)::integer AS countries FROM logs.requests',
    );
    expect(row?.countries).toBeGreaterThan(50);
  });

  it('live-chart: 60 minutes, empty ones too', () =>
    compare<LiveChartPoint[]>('live-chart', () =>
      raw(`SELECT to_char(slot AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') AS time, coalesce(sum(count), 0)::integer AS requests
        FROM generate_series(date_trunc('minute', now()) - interval '59 minutes', date_trunc('minute', now()), '1 minute') AS slot
        LEFT JOIN logs.requests ON date_trunc('minute', at) = slot GROUP BY slot ORDER BY slot`),
    ));

  it('recent-logs', () =>
    compare<RecentLog[]>('recent-logs', () =>
      raw(`SELECT id, key_id AS "apiKeyId", NULL AS "clientName", address AS "ipAddress", status AS "statusCode",
          to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS timestamp
        FROM logs.requests JOIN logs.request_details USING (day, id) ORDER BY at DESC, id DESC LIMIT 10`),
    ));
});

describe('the copy of keys', () => {
  it('names clients, counts active keys, and keeps the highest version', async () => {
    const changes = [
      newKey('key-1', { version: 5, clientName: 'Neu AG', used: 41 }),
      newKey('key-1', { version: 4, isActive: false }),
      newKey('key-2', { isActive: false }),
      newKey('key-3', { isRenewed: true }),
      newKey('key-4', {}),
      newKey('key-5', { isTest: true }),
    ];
    await around.publish(KeyChangedV1, changes, 3);
    await around.publish(
      KeyChangedV1,
      [newKey('key-1', { version: 3, isActive: false }), 'no JSON', newKey('end', { isActive: false })],
      3,
    );
    await until('keys copied', async () => (await raw(`SELECT FROM logs.keys WHERE key_id = 'end'`)).length === 1);
    const stats = await call<DashboardStats>(around.service.url, '/api/admin/dashboard/stats');
    expect([stats.activeApiKeys, stats.allApiKeys]).toEqual([2, 4]);
    const [top] = await call<TopApiKey[]>(around.service.url, '/api/admin/dashboard/top-api-keys');
    expect(top).toMatchObject({ id: 'key-1', clientName: 'Neu AG', used: 41, quota: 1_000 });
    expect(await raw('SELECT reason FROM logs.dead_letters')).toEqual([{ reason: 'not JSON' }]);
  });

  it('D5: believe keys-service alone: a forged version is kept as a dead letter and freezes nothing', async () => {
    const forged = newKey('key-1', { version: Number.MAX_SAFE_INTEGER, clientName: 'Fälscher GmbH' });
    await around.publish(KeyChangedV1, [JSON.stringify(forged)], 3);
    await around.publish(KeyChangedV1, [newKey('key-1', { version: 6, clientName: 'Echt AG' })], 3);
    const readName = async () =>
      (await raw<{ client_name: string }>(`SELECT client_name FROM logs.keys WHERE key_id = 'key-1'`))[0];
    await until('the change of keys-service is copied', async () => (await readName())?.client_name === 'Echt AG');
    const reasons = await raw<{ reason: string }>('SELECT reason FROM logs.dead_letters');
    expect(reasons.map(({ reason }) => reason)).toContain('not written by keys-service');
  });
});

describe('the saved settings', () => {
  it('move "today" to another time zone within 5 s', async () => {
    const requestsToday = async () =>
      (await call<DashboardStats>(around.service.url, '/api/admin/dashboard/stats')).todayRequests;
    const storedToday = async (zone: Timezone) => {
      const rows = await raw<{ requests: number }>(
        `SELECT coalesce(sum(count), 0)::integer AS requests FROM logs.requests WHERE ${isToday(zone)}`,
      );
      return rows[0]?.requests;
    };
    expect(await requestsToday()).toBe(await storedToday('Europe/Berlin'));
    expect(await requestsToday()).not.toBe(await storedToday('Asia/Tokyo'));
    const saved = { ...defaultSystemConfig, timezone: 'Asia/Tokyo', version: 1 };
    await around.publishState(SettingsChangedV1, SETTINGS_KEY, saved);
    const isTokyos = async () => (await requestsToday()) === (await storedToday('Asia/Tokyo'));
    await until('the day of Tokyo is shown', isTokyos, 5_000);
  });
});

describe('its readers', () => {
  const paths = ['stats', 'top-api-keys', 'recent-logs', 'usage-by-country', 'live-chart'];

  it.each(paths)('A4: %s wants a signed-in manager', async (path) => {
    const fetchStatus = async (headers: Record<string, string>) => {
      const response = await fetch(`${around.service.url}/api/admin/dashboard/${path}`, { headers });
      await response.body?.cancel();
      return response.status;
    };
    expect(await fetchStatus({})).toBe(401);
    expect(await fetchStatus({ authorization: 'Bearer x.y.z' })).toBe(401);
    expect(await fetchStatus(await bearer({ livesSeconds: -10 }))).toBe(401);
    expect(
      await fetchStatus({ 'x-user-role': 'admin', 'x-internal-secret': String(around.env['INTERNAL_SECRET']) }),
    ).toBe(401);
    expect(await fetchStatus(await bearer({ purpose: '2fa-setup' }))).toBe(403);
    expect(await fetchStatus(await bearer({ role: 'manager' }))).toBe(200);
    expect(await fetchStatus(await bearer({ role: 'admin' }))).toBe(200);
  });
});
