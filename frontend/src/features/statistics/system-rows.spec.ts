import { defaultTimes, type LiveFigures, type SystemPart, timesIn } from '@pruefer/contracts';
import { figures } from '~/testing/fakes/figures.js';
import { systemRows } from './system-rows.js';

const rows = (changes: Partial<LiveFigures> = {}, times = defaultTimes) =>
  systemRows({ ...figures, ...changes }, times);
const findDetails = (part: SystemPart, changes: Partial<LiveFigures>, times = defaultTimes) =>
  rows(changes, times).find((row) => row.part === part)?.details;

it.each([
  ['operational', 'ok', 'Operational'],
  ['degraded', 'warning', 'Eingeschränkt'],
  ['down', 'error', 'Ausgefallen'],
] as const)('a part that is %s says so in words and colour', (state, tone, text) => {
  const system = [{ part: 'kafka' as const, state, since: figures.at }];
  expect(rows({ system })).toMatchObject([{ name: 'Log-Übertragung (Kafka)', label: { tone, text } }]);
});

it('a part without data has no state, rather than a good one', () => {
  const system = [{ part: 'database' as const, state: null, since: null }];
  expect(rows({ system })[0]?.label).toBeNull();
});

it('keeps the order of the server', () => {
  const system = figures.system.toReversed();
  expect(rows({ system }).map(({ part }) => part)).toEqual(['kafka', 'bankData', 'database', 'api']);
});

it.each<[SystemPart, Partial<LiveFigures>, string | null]>([
  ['api', { gateways: 1, validators: 1 }, '1 Gateway, 1 Prüfdienst'],
  ['api', { gateways: 3, validators: 0 }, '3 Gateways, 0 Prüfdienste'],
  ['api', { gateways: 0, validators: 0 }, null],
  ['database', { databaseConnections: 1 }, '1 Verbindung'],
  ['database', { databaseConnections: 0 }, '0 Verbindungen'],
  ['database', { databaseConnections: null }, null],
  ['kafka', { kafkaLag: 0 }, 'Alles übertragen'],
  ['kafka', { kafkaLag: 1 }, '1 Ereignis wartet'],
  ['kafka', { kafkaLag: 12_345 }, '12.345 Ereignisse warten'],
  ['kafka', { kafkaLag: null }, null],
  ['bankData', { dataValidUntil: null }, 'Stand 07.09.2026'],
  ['bankData', { dataVersion: null }, null],
])('of %s with %j it says %j', (part, changes, details) => expect(findDetails(part, changes)).toBe(details));

it('the days of the bank data are the same in every zone, in the format of the settings', () => {
  const losAngeles = timesIn({ timezone: 'America/Los_Angeles', dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' });
  expect(findDetails('bankData', {}, losAngeles)).toBe('Stand 2026-09-07, gültig bis 2026-12-06');
});
