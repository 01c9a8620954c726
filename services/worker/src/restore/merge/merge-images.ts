import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import { type MergeCounts, type MergeOptions, sumCounts } from './merge.js';
import { backupAt, bringsBackDeleted, countActions, createDecisions } from './decisions.js';

const file = stagedName('cms.image');

/** The action for each image. Images that were deleted after the backup are not added, unless requested; newer ones remain. */
const decisions = `
  CREATE TEMPORARY TABLE image_decision AS
  SELECT f.id, CASE
    WHEN i.id IS NULL AND NOT ${bringsBackDeleted} AND EXISTS (
      SELECT FROM cms.audit a WHERE a.action = 'image.deleted' AND a.target = f.id::text AND a.at > ${backupAt}) THEN 'leftOut'
    WHEN i.id IS NULL THEN 'added'
    WHEN (i.name, i.alt) = (f.name, f.alt) THEN 'unchanged'
    ELSE 'changed' END AS action
  FROM ${file} f LEFT JOIN cms.image i USING (id)`;

const change = `
  UPDATE cms.image i SET name = f.name, alt = f.alt, version = greatest(i.version, f.version) + 1
  FROM ${file} f WHERE f.id = i.id AND i.id IN (SELECT id FROM image_decision WHERE action = 'changed')`;

const columns = getTableColumns('cms.image').join(', ');
const formColumns = getTableColumns('cms.image_form').join(', ');
const add = `
  INSERT INTO cms.image (${columns}) SELECT ${columns} FROM ${file}
  WHERE id IN (SELECT id FROM image_decision WHERE action = 'added')`;

const addForms = `
  INSERT INTO cms.image_form (${formColumns}) SELECT ${formColumns} FROM ${stagedName('cms.image_form')}
  WHERE image_id IN (SELECT id FROM image_decision WHERE action = 'added')`;

/** Merges images with their forms. Their bytes never change, so existing ones are kept. */
export async function mergeImages(client: Client, options: MergeOptions): Promise<MergeCounts> {
  await createDecisions(client, decisions, options);
  await client.query(change);
  await client.query(add);
  await client.query(addForms);
  return sumCounts(await countActions(client, 'image_decision'));
}
