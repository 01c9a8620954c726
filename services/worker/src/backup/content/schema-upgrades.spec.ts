import type { BackupTable } from './backup-table.js';
import { type SchemaUpgrade, UpgradedTables } from './schema-upgrades.js';

const table = (name: BackupTable['table'], columns: string): BackupTable => ({
  table: name,
  part: 'content',
  key: ['id'],
  columns: columns.split(' '),
  isPaged: false,
});
/** Version 2: pages have a title, contracts a language. Version 3: pages have a color, sections came. */
const today = [
  table('cms.page', 'id title color'),
  table('cms.section', 'id title'),
  table('keys.contract', 'id language quota'),
];
const schemaUpgrades: SchemaUpgrade[] = [
  { from: 1, columns: { 'cms.page': ['id', 'name'], 'keys.contract': ['quota', 'id'] } },
  { from: 2, columns: { 'cms.page': ['id', 'title'], 'cms.section': null } },
];
const tables = (version: number) => new UpgradedTables(version, 3, today, schemaUpgrades);
const file = (name: string, columns: string) => ({ table: name, columns: columns.split(' ') });

describe('UpgradedTables', () => {
  it("takes today's files as they are", () => {
    expect(tables(3).isListed(file('cms.page', 'id title color'))).toBe(true);
    expect(tables(3).isListed(file('cms.page', 'id title'))).toBe(false);
    expect(tables(3).findRowUpgrade('cms.page')).toBeUndefined();
  });

  it('F2: takes the columns of an older version, and nothing else', () => {
    expect(tables(1).isListed(file('cms.page', 'id name'))).toBe(true);
    expect(tables(2).isListed(file('cms.page', 'id title'))).toBe(true);
    expect(tables(1).isListed(file('cms.page', 'id title color'))).toBe(false);
    expect(tables(2).isListed(file('cms.section', 'id title'))).toBe(false);
    expect([1, 2, 3].map((version) => tables(version).has('cms.section'))).toEqual([false, false, true]);
  });

  it('upgrades rows from version to version', () => {
    expect(tables(2).findRowUpgrade('cms.page')!(['7', 'a'])).toEqual(['7', 'a', null]);
    expect(tables(1).findRowUpgrade('cms.page')!(['7', 'a'])).toEqual(['7', null, null]);
    expect(tables(1).findRowUpgrade('keys.contract')!([null, '7'])).toEqual(['7', 'de', null]);
    expect(tables(2).findRowUpgrade('keys.contract')).toBeUndefined();
  });

  it('F2: refuses a version without a chain of upgrades', () => {
    expect(() => new UpgradedTables(1, 3, today, schemaUpgrades.slice(1))).toThrow();
    expect(() => new UpgradedTables(1, 3, today, [...schemaUpgrades.slice(0, 1), { from: 3, columns: {} }])).toThrow();
  });
});
