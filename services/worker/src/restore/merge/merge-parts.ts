import {
  type BackupPart,
  MAX_IMAGES,
  MAX_PAGES,
  MAX_REDIRECTS,
  MAX_SECTIONS,
  Problem,
  type RestoredPart,
} from '@pruefer/contracts';
import { type Client, DatabaseError } from 'pg';
import { backupTables } from '../../backup/tables.js';
import { createStagedSql, isNeededBy, stagedName } from '../load/staged.js';
import { isStaged, type MergeOptions, sumOf } from './merge.js';
import { mergeBanks } from './merge-banks.js';
import { mergeHomepage } from './merge-homepage.js';
import { mergeImages } from './merge-images.js';
import { mergeLogs } from './merge-logs.js';
import { mergePages } from './merge-pages.js';
import { mergeSettings } from './merge-settings.js';

type Merge = (client: Client, options: MergeOptions) => Promise<Omit<RestoredPart, 'part'>>;

const merges: Readonly<Record<BackupPart, Merge>> = {
  content: async (client, options) =>
    sumOf(await mergePages(client, options), await mergeHomepage(client, options), await mergeImages(client, options)),
  settings: mergeSettings,
  banks: mergeBanks,
  logs: mergeLogs,
};

/** As many as the product lets staff have. */
const most: Readonly<Record<string, number>> = {
  'cms.page': MAX_PAGES,
  'cms.section': 2 * MAX_SECTIONS,
  'cms.redirect': MAX_REDIRECTS,
  'cms.image': MAX_IMAGES,
};

/** Rows that contradict each other or what they belong to. */
const CONTRADICTION = '23';

/**
 * Merges what is staged of a part into the tables, in the caller's transaction.
 * @throws Problem `backup_unreadable` for rows that contradict each other
 */
export async function mergePart(client: Client, part: BackupPart, options: MergeOptions): Promise<RestoredPart> {
  try {
    await stageMissing(client, part);
    return { part, ...(await merges[part](client, options)) };
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.code?.startsWith(CONTRADICTION)) throw error;
    throw new Problem('backup_unreadable', {
      text: `Einträge der Datei widersprechen einander (${nameOf(error)}). Nichts hat sich geändert.`,
    });
  }
}

/** As the product calls the table, also where its rows are staged. */
const nameOf = ({ schema, table = '' }: DatabaseError) =>
  table.startsWith('file_') ? table.replace(/^file_([a-z]+)_/, '$1.') : `${schema}.${table}`;

/** A table without a row in the file has none; one with too many is none of ours. */
async function stageMissing(client: Client, part: BackupPart): Promise<void> {
  const needed = backupTables.filter((listed) => isNeededBy(listed, new Set([part])));
  for (const { table, columns, key, isPaged } of needed) {
    if (!(await isStaged(client, table))) await client.query(createStagedSql(table, columns));
    // No row stands there twice. Of those of the log the second one is passed over.
    if (!isPaged) await client.query(`CREATE UNIQUE INDEX ON ${stagedName(table)} (${key.join(', ')})`);
    const limit = most[table];
    if (limit === undefined) continue;
    const { rows } = await client.query<{ many: boolean }>(
      `SELECT count(*) > ${limit} AS many FROM ${stagedName(table)}`,
    );
    if (rows[0]?.many)
      throw new Problem('backup_unreadable', {
        text: `Die Datei enthält in ${table} mehr Einträge, als erlaubt sind.`,
      });
  }
}
