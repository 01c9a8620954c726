import { timesIn } from '@pruefer/contracts';
import { timeColumns } from './time-columns.js';

const times = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' });
const columns = timeColumns<{ at: Date | string | null }>('Erstellt', times, ({ at }) => at);
const cells = (at: Date | string | null) => columns.map(({ of }) => of({ at }));

it('name the zone and UTC', () => {
  expect(columns.map(({ heading }) => heading)).toEqual(['Erstellt (America/New_York)', 'Erstellt (UTC)']);
});

it.each([
  ['the first of two same hours', '2026-11-01T05:30:00.000Z', '11/01/2026 01:30 AM'],
  ['the second of them', '2026-11-01T06:30:00.000Z', '11/01/2026 01:30 AM'],
])('give %s in UTC', (_, at, shown) => {
  for (const given of [at, new Date(at)]) expect(cells(given)).toEqual([shown, at]);
});

it('are empty where there is no time', () => expect(cells(null)).toEqual([null, null]));
