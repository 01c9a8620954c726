import { toLogSearch, toLogSelection } from './log-selection.js';
import { firstPosition } from './log-view.js';

const now = Date.parse('2026-11-20T13:07:31.987Z');
const rows = { range: '24h', filters: {}, iban: '' } as const;

it.each([
  ['1h', '2026-11-20T12:08:00.000Z'],
  ['24h', '2026-11-19T13:08:00.000Z'],
  ['7d', '2026-11-13T13:08:00.000Z'],
  ['30d', '2026-10-21T13:08:00.000Z'],
] as const)('%s begins at %s and ends with the running minute', (range, startDate) => {
  expect(toLogSelection({ ...rows, range }, now)).toEqual({ startDate, endDate: '2026-11-20T13:08:00.000Z' });
});

it('ends with the next minute when one has just begun', () => {
  const onTheMinute = Date.parse('2026-11-20T13:07:00.000Z');
  expect(toLogSelection(rows, onTheMinute).endDate).toBe('2026-11-20T13:08:00.000Z');
});

it('a custom start replaces the range, without an end', () => {
  expect(toLogSelection({ ...rows, filters: { startDate: '2026-11-01' } }, now)).toEqual({ startDate: '2026-11-01' });
});

it('passes the filters on', () => {
  const filters = { endDate: '2026-11-01', statusCode: '429', notIpAddress: '10.0.0.8', apiKeyId: 'public' };
  expect(toLogSelection({ ...rows, filters, iban: 'DE89370400440532013000' }, now)).toEqual({
    endDate: '2026-11-01',
    statusCode: '429',
    notIpAddress: '10.0.0.8',
    apiKeyId: 'public',
    iban: 'DE89370400440532013000',
  });
});

it('finds a page by its cursor where one is known', () => {
  expect(toLogSearch({ ...rows, limit: 20, position: firstPosition }, now)).toMatchObject({ limit: 20, offset: 0 });
  const later = toLogSearch({ ...rows, limit: 20, position: { offset: 40, cursor: 'abc' } }, now);
  expect([later.cursor, later.offset]).toEqual(['abc', undefined]);
});
