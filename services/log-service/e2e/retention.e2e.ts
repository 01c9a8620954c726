import { addDays, type CleanupStats, type ProblemBody, ValidationAnsweredV1 } from '@pruefer/contracts';
import { bearer } from '@pruefer/testkit';
import { Upkeep } from '../src/upkeep/upkeep.js';
import {
  call,
  startLogService,
  surroundings,
  type Surroundings,
  untilCaughtUp,
} from './support/running-log-service.js';
import { newAnswer } from './support/sample-events.js';

let around: Surroundings;
beforeEach(async () => (around = await surroundings()));
afterEach(() => around.close());

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => addDays(today, -days);
const readDays = async (table: string) =>
  (
    await around.database.sql<{ day: string }>(
      `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM ${table} ORDER BY 1`,
    )
  ).map(({ day }) => day);

it('G1, G3: full values go after as many days as the operator says, and older ones are not stored at all', async () => {
  const byDefault = await startLogService(around.env);
  const events = [20, 4, 2].map((days) => newAnswer({ at: `${ago(days)}T12:00:00Z` }));
  await around.publish(ValidationAnsweredV1, events);
  await untilCaughtUp(around, events.length);
  await byDefault.close();
  expect(await readDays('logs.request_details')).toEqual([ago(20), ago(4), ago(2)]);

  const service = await startLogService({ ...around.env, LOG_DETAILS_DAYS: '3' });
  await around.publish(ValidationAnsweredV1, [newAnswer({ at: `${ago(5)}T12:00:00Z` })]);
  await untilCaughtUp(around, events.length + 1);
  await service.app.get(Upkeep).run();
  await service.close();
  expect(await readDays('logs.request_details')).toEqual([ago(2)]);
  expect(await readDays('logs.requests')).toEqual([ago(20), ago(5), ago(4), ago(2)]);
});

it('D7: as many days stay as the operator says; figures and refusal name them', async () => {
  const service = await startLogService({ ...around.env, LOG_KEPT_DAYS: '45' });
  const headers = await bearer({ role: 'admin' });
  const path = '/api/admin/logs/cleanup-stats';
  const stats = await call<CleanupStats>(service.url, path, headers);
  expect(stats.keptDays).toBe(45);
  const response = await fetch(`${service.url}${path}?date=${addDays(stats.latestDate, 1)}`, { headers });
  expect(response.status).toBe(400);
  expect(((await response.json()) as ProblemBody).detail).toBe(
    'Die Logs der letzten 45 Tage bleiben immer erhalten. Bitte wählen Sie ein früheres Datum.',
  );
  await service.close();
});

it.each([
  ['LOG_DETAILS_DAYS', '31', 'LOG_DETAILS_DAYS muss eine ganze Zahl von 1 bis 30 sein (Tage).'],
  ['LOG_DETAILS_DAYS', '0', 'LOG_DETAILS_DAYS muss eine ganze Zahl von 1 bis 30 sein (Tage).'],
  ['LOG_KEPT_DAYS', '29', 'LOG_KEPT_DAYS muss eine ganze Zahl von 30 bis 3650 sein (Tage).'],
  ['LOG_KEPT_DAYS', 'viele', 'LOG_KEPT_DAYS muss eine ganze Zahl von 30 bis 3650 sein (Tage).'],
])('G1, D7: %s=%s is refused at the start', async (name, value, sentence) => {
  await expect(startLogService({ ...around.env, [name]: value })).rejects.toThrow(sentence);
});
