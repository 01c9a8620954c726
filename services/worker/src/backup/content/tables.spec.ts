import { createHash } from 'node:crypto';
import { addedFields, defaultSystemConfig, requestFieldList, settingList } from '@pruefer/contracts';
import { BackupHeader } from '../format/backup-header.js';
import { isListedTable, UpgradedTables } from './schema-upgrades.js';
import { backupTables, LISTS_VERSION, SCHEMA_VERSION } from './tables.js';

const header = Object.assign(new BackupHeader(), { schemaVersion: SCHEMA_VERSION });

describe('the list of tables', () => {
  it('is another version as soon as it says something else', () => {
    const later = new Set([
      ...addedFields.map(({ column }) => `logs.requests.${column}`),
      ...settingList.flatMap(({ added, column }) => (added ? `cms.settings.${column}` : [])),
    ]);
    const own = (table: string, columns: readonly string[]) =>
      columns.filter((column) => !later.has(`${table}.${column}`));
    const list = backupTables.map(({ table, columns, part }) => [table, part, ...own(table, columns)].join(' '));
    // Something in it has changed: raise LISTS_VERSION, and say in the restore how an older file becomes a newer one.
    expect([LISTS_VERSION, createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 16)]).toEqual([
      6,
      '92fd527c9e75fb67',
    ]);
  });

  it('names every table and column once, and every key among the columns', () => {
    expect(new Set(backupTables.map(({ table }) => table)).size).toBe(backupTables.length);
    for (const { columns, key } of backupTables) {
      expect(new Set(columns).size).toBe(columns.length);
      expect(columns).toEqual(expect.arrayContaining([...key]));
    }
  });

  it('includes every column that a field of the request log has', () => {
    const { columns } = backupTables.find(({ table }) => table === 'logs.requests')!;
    expect(columns.toSorted()).toEqual(['day', ...requestFieldList.flatMap(({ column }) => column ?? [])].toSorted());
  });

  it('F2: is all that a file may hold, column by column', () => {
    const [{ table, columns }] = backupTables as [(typeof backupTables)[number]];
    expect(isListedTable({ table, columns }, header)).toBe(true);
    expect(isListedTable({ table, columns: columns.slice(1) }, header)).toBe(false);
    expect(isListedTable({ table: 'auth.session', columns: ['id'] }, header)).toBe(false);
  });

  it('F2: takes of an older file what that version had', () => {
    const older = Object.assign(new BackupHeader(), { schemaVersion: 1 });
    const { table, columns } = backupTables.find((listed) => listed.table === 'banks.data_set')!;
    const before = columns.filter((column) => column !== 'authority');
    expect([
      isListedTable({ table, columns: before }, older),
      isListedTable({ table, columns: before }, header),
    ]).toEqual([true, false]);
    const upgraded = new UpgradedTables(1, SCHEMA_VERSION, backupTables).findRowUpgrade(table)!;
    expect(upgraded(before.map(() => null)).at(columns.indexOf('authority'))).toBe('register');
  });

  it('F2: takes contracts of an older file, whose mails were German', () => {
    const { columns } = backupTables.find(({ table }) => table === 'keys.contract')!;
    const before = columns.filter((column) => column !== 'language');
    const [older, newer] = [4, 5].map((schemaVersion) => Object.assign(new BackupHeader(), { schemaVersion }));
    expect([older, newer].map((file) => isListedTable({ table: 'keys.contract', columns: before }, file!))).toEqual([
      true,
      false,
    ]);
    const upgraded = new UpgradedTables(4, SCHEMA_VERSION, backupTables).findRowUpgrade('keys.contract')!;
    expect(upgraded(before.map(() => null)).at(columns.indexOf('language'))).toBe('de');
  });

  it('F2: takes pages and sections of an older file, which were German', () => {
    const upgraded = (table: string, added: string) => {
      const { columns } = backupTables.find((listed) => listed.table === table)!;
      const before = columns.filter((column) => column !== added);
      const older = Object.assign(new BackupHeader(), { schemaVersion: 5 });
      expect(isListedTable({ table, columns: before }, older)).toBe(true);
      const row = new UpgradedTables(5, SCHEMA_VERSION, backupTables).findRowUpgrade(table)!(
        before.map((column) => column),
      );
      expect(row.toSpliced(columns.indexOf(added), 1)).toEqual(before);
      return row.at(columns.indexOf(added));
    };
    expect([upgraded('cms.page', 'translation_of'), upgraded('cms.section', 'language')]).toEqual([null, 'de']);
  });

  it('F2: gives an added setting its default in rows of an older file', () => {
    const table = 'cms.settings';
    const { columns } = backupTables.find((listed) => listed.table === table)!;
    for (const { added = 0, column, name } of settingList.filter((setting) => setting.added)) {
      const later = settingList.filter((setting) => (setting.added ?? 0) >= added).map((setting) => setting.column);
      const before = columns.filter((listed) => !later.includes(listed));
      expect(isListedTable({ table, columns: before }, { ...header, schemaVersion: added - 1 })).toBe(true);
      const row = new UpgradedTables(added - 1, SCHEMA_VERSION, backupTables).findRowUpgrade(table)!([...before]);
      expect(row.filter((_, index) => before.includes(columns[index]!))).toEqual(before);
      expect(row.at(columns.indexOf(column))).toBe(String(defaultSystemConfig[name]));
    }
  });

  it('F2: wants no releases of the registry in files from before there were any', () => {
    const has = [1, 2, 3].map((version) =>
      new UpgradedTables(version, SCHEMA_VERSION, backupTables).has('banks.registry_release'),
    );
    expect(has).toEqual([false, false, true]);
  });
});
