import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, IsUUID, Max } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one, page } from '../../definition/response-kinds.js';
import { DigitsAsNumber } from '../../fields/digits-as-number.js';
import { IdParams } from '../../fields/id-params.js';
import { IfGiven } from '../../fields/if-given.js';
import { Nested, NestedList } from '../../fields/nested.js';
import { PagingQuery } from '../../fields/paging.js';
import { TEXT_WITHIN_MS } from './page-content.js';
import { AdminPage, AtVersion, PageFields } from './pages.js';

export const MAX_REVISIONS = 50;
/** Largest PostgreSQL `integer`, the type of the stored number. */
const MAX_NUMBER = 2_147_483_647;

export const revisionKinds = ['created', 'saved', 'published', 'restored', 'imported', 'seeded'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

class RevisionParams {
  @IsUUID() id!: string;
  /** Version that the page got with this revision. */
  @DigitsAsNumber() @Max(MAX_NUMBER) @IsInt() number!: number;
}

export class RevisionRow {
  @IsInt() number!: number;
  @IsIn(revisionKinds) kind!: RevisionKind;
  @IsISO8601() at!: string;
  @IsString() actor!: string;
  @IsString() title!: string;
  @IsString() slug!: string;
  @IsBoolean() isPublished!: boolean;
}

export class RevisionList {
  @NestedList(() => RevisionRow) items!: RevisionRow[];
  @IsInt() total!: number;
}

const differenceKinds = ['same', 'added', 'removed'] as const;

/** Consecutive lines that both texts contain, or only one of them. */
export class DifferencePart {
  @IsIn(differenceKinds) kind!: (typeof differenceKinds)[number];
  @IsString() text!: string;
}

class RevisionQuery {
  /** Number of the revision to compare with; left out: the current page. */
  @IfGiven() @DigitsAsNumber() @Max(MAX_NUMBER) @IsInt() against?: number;
}

/** A saved version of a page and its differences from another version. */
export class Revision extends RevisionRow {
  @Nested(() => PageFields) fields!: PageFields;
  @Nested(() => PageFields) against!: PageFields;
  /** Changes from `fields` to `against`, line by line. */
  @NestedList(() => DifferencePart) difference!: DifferencePart[];
}

const revisions = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const path = '/api/admin/content/pages/:id/revisions';

export const listRevisions = endpoint({
  ...revisions,
  title: 'Stände auflisten',
  method: 'GET',
  path,
  params: IdParams,
  compressed: true,
  query: PagingQuery,
  response: page(RevisionList),
  problems: ['page_unknown'],
});

/** Reads a revision, compared with another one or with the current page. */
export const readRevision = endpoint({
  ...revisions,
  title: 'Stand vergleichen',
  method: 'GET',
  path: `${path}/:number`,
  params: RevisionParams,
  compressed: true,
  query: RevisionQuery,
  response: one(Revision),
  problems: ['page_unknown', 'revision_unknown'],
});

/** Saves the page with the fields of a revision; its publication state stays unchanged. */
export const restoreRevision = endpoint({
  ...revisions,
  title: 'Stand wiederherstellen',
  method: 'POST',
  path: `${path}/:number/restore`,
  responseTimeoutMs: TEXT_WITHIN_MS,
  params: RevisionParams,
  body: AtVersion,
  response: one(AdminPage),
  problems: [
    'page_unknown',
    'revision_unknown',
    'page_in_trash',
    'version_conflict',
    'slug_taken',
    'slug_redirects',
    'redirects_full',
    'content_too_complex',
    'pages_full',
  ],
});
