import type { Client } from 'pg';
import { lockUntilCommit } from '@pruefer/platform';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import { assignments, countChanges, type MergeCounts, noCounts, qualifiedColumns, rowsIn } from './merge.js';

const file = stagedName('cms.settings');
const columns = getTableColumns('cms.settings', 'only_row', 'version');
const columnList = columns.join(', ');

/** Restores the single row of settings, which is kept when the backup has none. */
export async function mergeSettings(client: Client): Promise<MergeCounts> {
  await lockUntilCommit(client, 'cms.settings');
  const changedCount = await countChanges(
    client,
    `INSERT INTO cms.settings AS s (only_row, ${columnList}, version)
       SELECT true, ${columnList}, version + 1 FROM ${file}
     ON CONFLICT (only_row) DO UPDATE
       SET ${assignments('excluded', columns)}, version = greatest(s.version + 1, excluded.version)
       WHERE (${qualifiedColumns('s', columns)}) IS DISTINCT FROM (${qualifiedColumns('excluded', columns)})`,
  );
  return { ...noCounts, changed: changedCount, unchanged: (await rowsIn(client, file)) - changedCount };
}
