import { imagePath } from '@pruefer/contracts';
import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import { type MergeCounts, type MergeOptions, sumCounts } from './merge.js';
import { backupAt, bringsBackDeleted, countActions, createDecisions } from './decisions.js';

const file = stagedName('cms.image');

/** Ids of the images that the merged content shows. */
const shownImages = `
  SELECT (regexp_matches(texts.text, '${imagePath('([0-9a-f-]{36})')}', 'g'))[1] FROM (
    SELECT content FROM cms.page UNION ALL SELECT draft #>> '{fields,content}' FROM cms.page
    UNION ALL SELECT content FROM cms.section WHERE deleted_at IS NULL
    UNION ALL SELECT fields::text FROM cms.header UNION ALL SELECT fields::text FROM cms.homepage_meta) AS texts (text)`;

/**
 * The action for each image. Images that were deleted after the backup are not added, unless requested or shown by the
 * merged content; newer ones remain.
 */
const decisions = `
  CREATE TEMPORARY TABLE image_decision AS
  SELECT f.id, CASE
    WHEN i.id IS NULL AND NOT ${bringsBackDeleted} AND f.id::text NOT IN (${shownImages}) AND EXISTS (
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

/** Merges images with their forms, after the content that shows them. Their bytes never change, so existing ones are kept. */
export async function mergeImages(client: Client, options: MergeOptions): Promise<MergeCounts> {
  // A deletion of an image looks for its places while it holds this lock, so it has ended, or waits for this content.
  await client.query('SELECT FROM cms.image FOR SHARE');
  await createDecisions(client, decisions, options);
  await client.query(change);
  await client.query(add);
  await client.query(addForms);
  return sumCounts(await countActions(client, 'image_decision'));
}
