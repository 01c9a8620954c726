import { addedFields, defaultSystemConfig, Problem, settingList } from '@pruefer/contracts';
import type { BackupTable } from './backup-table.js';
import type { BackupHeader } from '../format/backup-header.js';
import type { TableColumns } from '../format/grammar.js';
import { additions, backupTables, getTableColumns, SCHEMA_VERSION } from './tables.js';

export type ColumnValues = (string | null)[];

/** Makes files of one schema version into files of the next. */
export interface SchemaUpgrade {
  readonly from: number;
  /** Columns of tables that changed after that version, as they were in it; null: it had no such table. */
  readonly columns: Readonly<Record<string, readonly string[] | null>>;
}

/** Values that columns have in rows from before them, where that is not null. */
const initialValues: Readonly<Record<string, string>> = {
  'banks.data_set.authority': 'register',
  'keys.contract.language': 'de',
  'cms.section.language': 'de',
  ...Object.fromEntries(
    settingList.map(({ name, column }) => [`cms.settings.${column}`, String(defaultSystemConfig[name])]),
  ),
};

/** In version 1 all bank data came from registers. */
const dataSetsOf1 =
  'id version country source valid_from valid_until fingerprint records imported_at origin errors error_lines added changed removed bic_changed withdrawn_at'.split(
    ' ',
  );

const contractsOf4 = 'id client_name client_email quota used version created_at is_test refunded'.split(' ');

const pagesOf5 =
  'id slug title meta_description content links images gaps menu_order is_published show_in_menu noindex draft version created_at updated_at updated_by deleted_at'.split(
    ' ',
  );
const sectionsOf5 =
  'id type title subtitle content button_text button_url icon place is_active version deleted_at'.split(' ');

/** Changes of the lists in `tables.ts`, from every older version to the next. */
const upgradesOfLists: readonly SchemaUpgrade[] = [
  { from: 1, columns: { 'banks.data_set': dataSetsOf1 } },
  // Version 2 could not load releases of the registry.
  { from: 2, columns: { 'banks.registry_release': null } },
  // Version 4 wrote all mails in German.
  { from: 4, columns: { 'keys.contract': contractsOf4 } },
  // Version 5 had a German website only.
  { from: 5, columns: { 'cms.page': pagesOf5, 'cms.section': sectionsOf5 } },
];

const allUpgrades = [...upgradesOfLists, ...additions.map(upgradeTo)];

/** All changes of one version, combined into one step. */
const schemaUpgrades: readonly SchemaUpgrade[] = [...new Set(allUpgrades.map(({ from }) => from))].map((version) =>
  allUpgrades.filter(({ from }) => from === version).reduce(mergeUpgrades),
);

/** Files from before a field's or setting's update lack its column and later ones. */
function upgradeTo(version: number): SchemaUpgrade {
  const laterFields = addedFields.flatMap(({ added, column }) => (added < version ? [] : (column ?? [])));
  const laterSettings = settingList.flatMap(({ added = 0, column }) => (added < version ? [] : column));
  return {
    from: version - 1,
    columns: {
      'logs.requests': getTableColumns('logs.requests', ...laterFields),
      'cms.settings': getTableColumns('cms.settings', ...laterSettings),
    },
  };
}

function mergeUpgrades(a: SchemaUpgrade, b: SchemaUpgrade): SchemaUpgrade {
  return { from: a.from, columns: { ...a.columns, ...b.columns } };
}

/** Converts rows of one table of a file to the current schema. */
export type UpgradeRow = (values: ColumnValues) => ColumnValues;

/** Tables and columns of a schema version, and the conversion of its rows to the current one. */
export class UpgradedTables {
  private readonly steps: readonly SchemaUpgrade[];

  /** @throws Problem `backup_unreadable` for a version without a complete chain of conversions */
  constructor(
    schemaVersion: number,
    newest: number,
    private readonly tables: readonly BackupTable[],
    upgrades: readonly SchemaUpgrade[] = schemaUpgrades,
  ) {
    this.steps = upgrades.filter(({ from }) => from >= schemaVersion).toSorted((a, b) => a.from - b.from);
    const isComplete = this.steps.length === newest - schemaVersion;
    if (!isComplete || this.steps.some(({ from }, index) => from !== schemaVersion + index))
      throw new Problem('backup_unreadable');
  }

  /** Whether the version of the file had this table with exactly these columns. */
  isListed({ table, columns }: TableColumns): boolean {
    return this.columnsIn(table, 0)?.join() === columns.join();
  }

  /** Whether the file has such a table, if it has the part that the table belongs to. */
  has(table: string): boolean {
    return this.columnsIn(table, 0) !== undefined;
  }

  /** @returns the conversion of rows of a table; undefined: its rows need none */
  findRowUpgrade(table: string): UpgradeRow | undefined {
    const changes = this.steps.flatMap((_, step) => this.listStepUpgrades(table, step));
    return changes.length === 0 ? undefined : (values) => changes.reduce((row, change) => change(row), values);
  }

  private columnsIn(table: string, step: number): readonly string[] | undefined {
    for (const { columns } of this.steps.slice(step)) {
      const tableColumns = columns[table];
      if (tableColumns !== undefined) return tableColumns ?? undefined;
    }
    return this.tables.find((backupTable) => backupTable.table === table)?.columns;
  }

  private listStepUpgrades(table: string, step: number): UpgradeRow[] {
    const before = this.columnsIn(table, step) ?? [];
    const after = this.columnsIn(table, step + 1) ?? [];
    if (before.join() === after.join()) return [];
    const sources = after.map(
      (column) => [before.indexOf(column), initialValues[`${table}.${column}`] ?? null] as const,
    );
    return [(values) => sources.map(([index, initial]) => (index < 0 ? initial : values[index]!))];
  }
}

/**
 * Whether a file of some schema may have such a table: one of the list, with exactly the columns it had then.
 * @throws Problem `backup_unreadable` for a schema version that cannot be converted to the current one
 */
export function isListedTable(table: TableColumns, { schemaVersion }: BackupHeader): boolean {
  return new UpgradedTables(schemaVersion, SCHEMA_VERSION, backupTables).isListed(table);
}
