import { MAX_REVISIONS } from '@pruefer/contracts';
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
  sumCounts,
} from './merge.js';
import { backupAt, bringsBackDeleted, countActions, createDecisions } from './decisions.js';

const file = stagedName('cms.page');
/** Columns that the page's owner does not derive or count. */
const columns = getTableColumns(
  'cms.page',
  ...['id', 'links', 'images', 'gaps', 'version', 'created_at', 'updated_at', 'updated_by', 'deleted_at'],
);
const compared = (row: string) => `(${qualifiedColumns(row, columns)}, ${row}.deleted_at IS NULL)`;
const revisionColumns = getTableColumns('cms.page_revision').join(', ');
const redirectColumns = getTableColumns('cms.redirect').join(', ');

const decisions = `
  CREATE TEMPORARY TABLE page_decision AS
  SELECT f.id, CASE
    WHEN p.id IS NULL AND f.deleted_at IS NOT NULL THEN 'leftOut'
    WHEN p.id IS NULL AND NOT ${bringsBackDeleted} AND EXISTS (
      SELECT FROM cms.audit a WHERE a.action = 'page.erased' AND a.target = f.id::text AND a.at > ${backupAt}) THEN 'leftOut'
    WHEN p.deleted_at IS NOT NULL AND f.deleted_at IS NULL AND NOT ${bringsBackDeleted} THEN 'leftOut'
    WHEN p.id IS NULL THEN 'added'
    WHEN ${compared('p')} IS NOT DISTINCT FROM ${compared('f')} THEN 'unchanged'
    ELSE 'changed' END AS action
  FROM ${file} f LEFT JOIN cms.page p USING (id)`;

/** Moves pages missing in the file to the trash with the usual retention. `$1`: the user. */
const trash = `
  UPDATE cms.page SET deleted_at = now(), version = version + 1, updated_at = now(), updated_by = $1
  WHERE deleted_at IS NULL AND id NOT IN (SELECT id FROM page_decision)`;

/** Clears the addresses first, because two pages may have swapped theirs. */
const freeSlugs = `
  UPDATE cms.page SET slug = '~' || replace(id::text, '-', '') WHERE id IN (SELECT id FROM page_decision WHERE action = 'changed')`;

/** cms-service recreates the values derived from a text; until then a changed page displays none. `$1`: the user. */
const change = `
  UPDATE cms.page p SET ${assignments('f', columns)},
    html = CASE WHEN p.content = f.content THEN p.html ELSE '' END,
    links = CASE WHEN p.content = f.content THEN p.links ELSE '{}' END,
    images = CASE WHEN p.content = f.content THEN p.images ELSE '{}' END,
    gaps = CASE WHEN p.content = f.content THEN p.gaps ELSE '{}' END,
    version = greatest(p.version, f.version) + 1, updated_at = now(), updated_by = $1,
    deleted_at = CASE WHEN f.deleted_at IS NOT NULL THEN coalesce(p.deleted_at, now()) END
  FROM ${file} f WHERE f.id = p.id AND p.id IN (SELECT id FROM page_decision WHERE action = 'changed')`;

const add = `
  INSERT INTO cms.page (id, ${columns.join(', ')}, html, links, images, gaps, version, created_at, updated_at, updated_by, deleted_at)
  SELECT id, ${columns.join(', ')}, '', '{}', '{}', '{}', version + 1, created_at, now(), $1, NULL
  FROM ${file} f WHERE id IN (SELECT id FROM page_decision WHERE action = 'added')`;

const addRevisions = `
  INSERT INTO cms.page_revision (${revisionColumns}) SELECT ${revisionColumns} FROM ${stagedName('cms.page_revision')}
  WHERE page_id IN (SELECT id FROM cms.page) ON CONFLICT DO NOTHING`;

const addRestored = `
  INSERT INTO cms.page_revision (${revisionColumns})
  SELECT id, version, 'restored', updated_at, updated_by, is_published, jsonb_build_object('slug', slug, 'title', title,
    'metaDescription', meta_description, 'content', content, 'menuOrder', menu_order, 'showInMenu', show_in_menu, 'noindex', noindex,
    'translationOf', translation_of)
  FROM cms.page WHERE id IN (SELECT id FROM page_decision WHERE action IN ('added', 'changed')) ON CONFLICT DO NOTHING`;

const dropOldRevisions = `
  DELETE FROM cms.page_revision WHERE (page_id, number) IN (
    SELECT page_id, number FROM (
      SELECT page_id, number, row_number() OVER (PARTITION BY page_id ORDER BY number DESC) AS place FROM cms.page_revision) r
    WHERE place > ${MAX_REVISIONS})`;

const cancelPlans = `
  UPDATE cms.planned_publication SET state = 'cancelled', ended_at = now()
  WHERE state = 'waiting' AND page_id IN (SELECT id FROM cms.page WHERE deleted_at IS NOT NULL)`;

const dropRedirects = `
  DELETE FROM cms.redirect r WHERE NOT EXISTS (
    SELECT FROM ${stagedName('cms.redirect')} f WHERE f.slug = r.slug AND f.page_id = r.page_id)
    OR EXISTS (SELECT FROM cms.page p WHERE p.slug = r.slug AND p.deleted_at IS NULL)`;

const addRedirects = `
  INSERT INTO cms.redirect (${redirectColumns}) SELECT ${redirectColumns} FROM ${stagedName('cms.redirect')} f
  WHERE page_id IN (SELECT id FROM cms.page)
    AND NOT EXISTS (SELECT FROM cms.page p WHERE p.slug = f.slug AND p.deleted_at IS NULL)
  ON CONFLICT DO NOTHING`;

/** Pages with their revisions and old addresses, under the lock of all pages. */
export async function mergePages(client: Client, options: MergeOptions): Promise<MergeCounts> {
  const actor = [options.actorName];
  await lockUntilCommit(client, 'cms.pages');
  await createDecisions(client, decisions, options);
  const removedCount = await countChanges(client, trash, actor);
  await client.query(freeSlugs);
  await client.query(change, actor);
  await client.query(add, actor);
  await client.query(addRevisions);
  await client.query(addRestored);
  await client.query(dropOldRevisions);
  await client.query(cancelPlans);
  const redirects = {
    removed: await countChanges(client, dropRedirects),
    added: await countChanges(client, addRedirects),
  };
  return sumCounts(await countActions(client, 'page_decision'), { removed: removedCount }, redirects);
}
