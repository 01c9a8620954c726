import { defaultTimes, timesIn } from '@pruefer/contracts';
import { type LogView, readLogView } from '../view/log-view.js';
import type { LogViewControl } from '../view/use-log-view.js';
import { activeFilters, rangeText } from './active-filters.js';

const context = { times: defaultTimes, keyName: (id: string) => `Kunde von ${id}` };
const parseView = (query: string): LogView => readLogView(new URLSearchParams(query));

/** The screen at a query, and what is asked of it. */
function screenAt(query: string, iban = '') {
  const changes = { setFilters: jest.fn(), setIban: jest.fn(), setRange: jest.fn() };
  const logView = { view: parseView(query), iban, ...changes } as unknown as LogViewControl;
  return { chips: activeFilters(logView, context), ...changes };
}

const said = (query: string, iban?: string) =>
  screenAt(query, iban).chips.map(({ name, value }) => `${name}: ${value}`);

it('the default range of 24 hours has no chip', () => expect(said('')).toEqual([]));

it.each([
  ['range=7d', 'Zeitraum: Letzte 7 Tage'],
  ['range=all', 'Zeitraum: Alle Tage'],
  ['apiKeyId=k1', 'API-Schlüssel: Kunde von k1'],
  ['contractOf=k1', 'Kunde: Kunde von k1, alle Schlüssel'],
  ['statusCode=429,200', 'Status: 429 Quota überschritten, 200 OK'],
  ['statusCode=418', 'Status: 418'],
  ['statusClass=5xx', 'Statusklasse: 5xx'],
  ['ipAddress=2001:db8::4a', 'IP-Adresse: 2001:db8::4a'],
  ['requestId=01jd4x9k-7c2e', 'Vorgangsnummer: 01jd4x9k-7c2e'],
])('at %s it says "%s"', (query, chip) => expect(said(query)).toEqual([chip]));

it('each excluded value has its own chip, and comes back separately', () => {
  const { chips, setFilters } = screenAt('notStatusCode=400,429&notIpAddress=10.0.0.8');
  expect(chips.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'ohne Status: 400 Ungültige IBAN',
    'ohne Status: 429 Quota überschritten',
    'ohne IP-Adresse: 10.0.0.8',
  ]);
  chips[0]?.onRemove();
  chips[2]?.onRemove();
  expect(setFilters.mock.calls).toEqual([[{ notStatusCode: '429' }], [{ notIpAddress: '' }]]);
});

it('a searched IBAN is named as the log masks it, and is forgotten by its chip', () => {
  const { chips, setIban } = screenAt('', 'de89 3704 0044 0532 0130 00');
  expect(chips).toMatchObject([{ name: 'IBAN', value: 'DE89…3000' }]);
  chips[0]?.onRemove();
  expect(setIban).toHaveBeenCalledWith('');
});

it('taking a range away brings the last 24 hours back, and no other filter', () => {
  const { chips, setRange, setFilters } = screenAt('startDate=2026-11-01&endDate=2026-11-30&statusClass=4xx');
  expect(chips.map(({ value }) => value)).toEqual(['01.11.2026 bis 30.11.2026', '4xx']);
  chips[0]?.onRemove();
  expect(setRange.mock.calls).toEqual([['24h']]);
  expect(setFilters).not.toHaveBeenCalled();
});

describe('a custom range in words', () => {
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' });
  const berlin = defaultTimes;

  it.each([
    ['startDate=2026-11-01', berlin, '01.11.2026 bis …'],
    ['endDate=2026-11-01', berlin, '… bis 01.11.2026'],
    ['startDate=2026-11-01&endDate=2026-11-02', newYork, '11/01/2026 bis 11/02/2026'],
    [
      'startDate=2026-11-20T12:30:00.000Z&endDate=2026-11-20T13:30:10.000Z',
      berlin,
      '20.11.2026, 13:30 bis 20.11.2026, 14:30:10',
    ],
    [
      'startDate=2026-11-20T03:30:00.000Z&endDate=2026-11-20T13:30:00.000Z',
      newYork,
      '11/19/2026, 10:30 PM bis 11/20/2026, 08:30 AM',
    ],
  ])('%s', (query, times, text) => expect(rangeText(parseView(query), times)).toBe(text));
});
