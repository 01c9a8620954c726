import type { Client } from 'pg';
import { lockUntilCommit } from '@pruefer/platform';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import {
  assignments,
  countChanges,
  type MergeCounts,
  type MergeOptions,
  qualifiedColumns,
  rowsIn,
  sumCounts,
} from './merge.js';
import { backupAt, bringsBackDeleted, countActions, createDecisions } from './decisions.js';

const file = stagedName('cms.section');
const columns = getTableColumns('cms.section', 'id', 'version', 'deleted_at');
const compared = (row: string) => `(${qualifiedColumns(row, columns)}, ${row}.deleted_at IS NULL)`;

const decisions = `
  CREATE TEMPORARY TABLE section_decision AS
  SELECT f.id, CASE
    WHEN f.deleted_at IS NOT NULL AND (s.id IS NULL OR s.deleted_at IS NOT NULL) THEN 'leftOut'
    WHEN NOT ${bringsBackDeleted} AND f.deleted_at IS NULL AND s.deleted_at IS NOT NULL THEN 'leftOut'
    WHEN NOT ${bringsBackDeleted} AND s.id IS NULL AND EXISTS (
      SELECT FROM cms.audit a WHERE a.action = 'section.deleted' AND a.target = f.id::text AND a.at > ${backupAt}) THEN 'leftOut'
    WHEN s.id IS NULL THEN 'added'
    WHEN ${compared('s')} IS NOT DISTINCT FROM ${compared('f')} THEN 'unchanged'
    ELSE 'changed' END AS action
  FROM ${file} f LEFT JOIN cms.section s USING (id)`;

const remove = `
  UPDATE cms.section SET deleted_at = now(), version = version + 1
  WHERE deleted_at IS NULL AND id NOT IN (SELECT id FROM section_decision)`;

/** cms-service recreates the values derived from a text. */
const change = `
  UPDATE cms.section s SET ${assignments('f', columns)},
    html = CASE WHEN s.content IS NOT DISTINCT FROM f.content THEN s.html END,
    version = greatest(s.version, f.version) + 1,
    deleted_at = CASE WHEN f.deleted_at IS NOT NULL THEN coalesce(s.deleted_at, now()) END
  FROM ${file} f WHERE f.id = s.id AND s.id IN (SELECT id FROM section_decision WHERE action = 'changed')`;

const add = `
  INSERT INTO cms.section (id, ${columns.join(', ')}, html, version)
  SELECT id, ${columns.join(', ')}, NULL, version + 1 FROM ${file}
  WHERE id IN (SELECT id FROM section_decision WHERE action = 'added')`;

const records = ['homepage_meta', 'header', 'footer', 'appearance'] as const;

/** Sections and head of the home page, header and footer. */
export async function mergeHomepage(client: Client, options: MergeOptions): Promise<MergeCounts> {
  for (const name of ['homepage', ...records] as const) await lockUntilCommit(client, `cms.${name}`);
  const counts: Partial<MergeCounts>[] = [];
  await createDecisions(client, decisions, options);
  const removedCount = await countChanges(client, remove);
  await client.query(change);
  await client.query(add);
  await client.query('UPDATE cms.homepage SET version = version + 1');
  counts.push(await countActions(client, 'section_decision'), { removed: removedCount });
  for (const name of records) counts.push(await mergeRecord(client, name));
  return sumCounts(...counts);
}

/** A table with one row, which is kept when the backup has none. */
async function mergeRecord(client: Client, name: (typeof records)[number]): Promise<Partial<MergeCounts>> {
  const stagedTable = stagedName(`cms.${name}`);
  const changedCount = await countChanges(
    client,
    `INSERT INTO cms.${name} AS r (only_row, fields, version, updated_at)
       SELECT true, fields, version + 1, now() FROM ${stagedTable}
     ON CONFLICT (only_row) DO UPDATE
       SET fields = excluded.fields, version = greatest(r.version + 1, excluded.version), updated_at = now()
       WHERE r.fields IS DISTINCT FROM excluded.fields`,
  );
  return { changed: changedCount, unchanged: (await rowsIn(client, stagedTable)) - changedCount };
}
