import { type BackupPart, Problem, type RestoredPart } from '@pruefer/contracts';
import { type Client, DatabaseError } from 'pg';
import { backupTables } from '../../backup/content/tables.js';
import { createStaged, isNeededBy, stagedName } from '../load/staged.js';
import { isStaged, type MergeOptions, sumCounts } from './merge.js';
import { mergeBanks } from './merge-banks.js';
import { mergeHomepage } from './merge-homepage.js';
import { mergeImages } from './merge-images.js';
import { compareLogs, mergeLogs } from './merge-logs.js';
import { mergePages } from './merge-pages.js';
import { mergeSettings } from './merge-settings.js';

type Merge = (client: Client, options: MergeOptions) => Promise<Omit<RestoredPart, 'part'>>;

const merges: Readonly<Record<BackupPart, Merge>> = {
  content: async (client, options) =>
    sumCounts(
      await mergePages(client, options),
      await mergeHomepage(client, options),
      await mergeImages(client, options),
    ),
  settings: mergeSettings,
  banks: mergeBanks,
  logs: mergeLogs,
};

/** SQLSTATE class of integrity violations. */
const INTEGRITY_VIOLATION = '23';

/** Merges the staged rows of a part in the caller's transaction. @throws Problem `backup_unreadable` for rows that violate a constraint */
export function mergePart(client: Client, part: BackupPart, options: MergeOptions): Promise<RestoredPart> {
  return withValueRefusals(client, part, () => merges[part](client, options));
}

/** Previews a merge in a transaction that is rolled back. @throws Problem as `mergePart` */
export function comparePart(client: Client, part: BackupPart, options: MergeOptions): Promise<RestoredPart> {
  return part === 'logs'
    ? withValueRefusals(client, part, () => compareLogs(client))
    : mergePart(client, part, options);
}

async function withValueRefusals(
  client: Client,
  part: BackupPart,
  work: () => ReturnType<Merge>,
): Promise<RestoredPart> {
  try {
    await stageMissing(client, part);
    return { part, ...(await work()) };
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.code?.startsWith(INTEGRITY_VIOLATION)) throw error;
    throw new Problem('backup_unreadable', {
      text: `Einträge der Datei widersprechen einander (${getTableName(error)}). Nichts hat sich geändert.`,
    });
  }
}

/** Name of a table in the product, also for its staging table. */
const getTableName = ({ schema, table = '' }: DatabaseError) =>
  table.startsWith('file_') ? table.replace(/^file_([a-z]+)_/, '$1.') : `${schema}.${table}`;

/** Creates an empty staging table for each table that is missing in the file. */
async function stageMissing(client: Client, part: BackupPart): Promise<void> {
  for (const backupTable of backupTables.filter((table) => isNeededBy(table, new Set([part])))) {
    const { table, key, isPaged } = backupTable;
    if (!(await isStaged(client, table))) await createStaged(client, backupTable);
    // Refuses duplicate rows. Duplicates in the log are skipped instead.
    if (!isPaged) await client.query(`CREATE UNIQUE INDEX ON ${stagedName(table)} (${key.join(', ')})`);
  }
}
