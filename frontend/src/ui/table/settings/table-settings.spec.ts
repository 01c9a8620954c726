import { defaultSettings, readFields, readSettings, shownColumns } from './table-settings.js';

it.each([null, 'x', 7, {}, { hidden: 'iban', density: 'tiny' }, { hidden: [1, '<b>'] }])(
  'reads %j as the default settings',
  (kept) => expect(readSettings(kept)).toEqual(defaultSettings),
);

it('reads the stored settings', () =>
  expect(readSettings({ hidden: ['iban'], density: 'compact' })).toEqual({ hidden: ['iban'], density: 'compact' }));

it.each([
  [null, null],
  ['', []],
  ['iban,status', ['iban', 'status']],
  ['iban,<b>', ['iban']],
])('the address %j hides %j', (list, fields) => expect(readFields(list)).toEqual(fields));

it('a column that says which row it is stays', () => {
  const cell = () => null;
  const columns = [
    { field: 'id', header: 'Id', cell, isFixed: true },
    { field: 'iban', header: 'IBAN', cell },
  ];
  expect(shownColumns(columns, ['id', 'iban']).map(({ field }) => field)).toEqual(['id']);
});
