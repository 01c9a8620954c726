import { backupParts } from '@pruefer/contracts';
import { backupTables } from '../../backup/content/tables.js';
import { isNeededBy } from '../load/staged.js';
import { tableRules } from './table-rules.js';

const parts = new Set(backupParts);

it('F2: there is a rule for every column that a restore reads, and for no other', () => {
  const columns = backupTables
    .filter((table) => isNeededBy(table, parts))
    .map(({ table, columns }) => [table, [...columns].toSorted()]);
  const rules = Object.entries(tableRules).map(([table, rule]) => [table, Object.keys(rule.columns).toSorted()]);
  expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(columns));
});

it('F2: a table of one row takes one row', () => {
  for (const { table, columns } of backupTables)
    if (columns.includes('only_row') && tableRules[table])
      expect([table, tableRules[table].maxRows]).toEqual([table, 1]);
});

it('F3: a table that grows with the years takes any number of rows', () => {
  const growing = backupTables.filter(({ table }) =>
    /^logs\.(requests|request_details|(key_)?(minute|hour|day)_sums)$/.test(table),
  );
  for (const { table } of growing) expect([table, tableRules[table]?.maxRows]).toEqual([table, Infinity]);
  expect(growing).toHaveLength(7);
});
