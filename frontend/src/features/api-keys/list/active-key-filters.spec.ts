import { tc } from '~/texts/de-console.js';
import { sortOptions } from '~/ui/controls/ChoiceField.js';
import { activeKeyFilters } from './active-key-filters.js';
import { emptyFilter, type KeyFilter } from './use-key-filter.js';

it('the default list has no active filter', () => {
  expect(activeKeyFilters(emptyFilter, jest.fn())).toEqual([]);
});

it.each([
  [{ search: ' Süd & Co. ' }, 'Suche', ' Süd & Co. ', { search: '' }],
  [{ status: 'inactive' }, 'Status', 'Gesperrt', { status: 'all' }],
  [{ usedFrom: '100' }, 'Verbrauch', '100 %', { usedFrom: null }],
  [{ expiry: 'expired' }, 'Ablauf', 'abgelaufen', { expiry: null }],
  [{ unusedFor: '90d' }, 'Letzte Nutzung', '90 Tage ungenutzt', { unusedFor: null }],
  [{ renewed: true }, 'Neu generierte', 'angezeigt', { renewed: false }],
] as const)('names the filter %j, and removes only this one', (chosen, name, value, change) => {
  const onChange = jest.fn();
  const active = activeKeyFilters({ ...emptyFilter, ...chosen }, onChange);
  expect(active).toEqual([{ name, value, onRemove: expect.any(Function) }]);
  active[0]?.onRemove();
  expect(onChange.mock.calls).toEqual([[change]]);
});

it('all are named in the order of the bar', () => {
  const all = { search: 'a', status: 'active', renewed: true, usedFrom: '70', expiry: '7d', unusedFor: 'never' };
  expect(activeKeyFilters(all as KeyFilter, jest.fn()).map(({ value }) => value)).toEqual([
    'a',
    'Aktiv',
    'ab 70 %',
    'in 7 Tagen',
    'noch nie genutzt',
    'angezeigt',
  ]);
});

it('an order that a head of the table has given is among those to choose, and only then', () => {
  const { sorts, sortedByColumn } = tc.apiKeys.filter;
  const listOptions = (sort: string) => sortOptions(sorts, sort, sortedByColumn);
  expect(listOptions('-share').map(({ text }) => text)).not.toContain('Nach Spalte');
  const offered = listOptions('used');
  expect(offered.at(-1)).toEqual({ value: 'used', text: 'Nach Spalte' });
  expect(offered).toHaveLength(6);
});
