import { IsInt, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one, page } from '../../definition/response-kinds.js';
import { NestedList } from '../../fields/nested.js';
import { PagingQuery } from '../../fields/paging.js';
import { repeatProblems } from '../../problems/request.problems.js';
import { IsSlug } from './slug.js';

export const MAX_REDIRECTS = 5_000;

export class RedirectsQuery extends PagingQuery {
  /** Part of the old address or of the page's title, case-insensitive. */
  @IsOptional() @MaxLength(200) @IsString() search?: string;
}

export class CreateRedirectBody {
  @IsSlug() slug!: string;
  @IsUUID() pageId!: string;
}

export class Redirect {
  @IsString() slug!: string;
  @IsUUID() pageId!: string;
  @IsString() to!: string;
  @IsString() pageTitle!: string;
  @IsISO8601() createdAt!: string;
  @IsString() createdBy!: string;
}

export class RedirectList {
  @NestedList(() => Redirect) items!: Redirect[];
  @IsInt() total!: number;
}

const redirects = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const path = '/api/admin/content/redirects';

export const listRedirects = endpoint({
  ...redirects,
  title: 'Weiterleitungen auflisten',
  method: 'GET',
  path,
  compressed: true,
  query: RedirectsQuery,
  response: page(RedirectList),
  problems: [],
});

/** Creates a redirect to a page by its id, so it follows the page and never leads to another redirect or to itself. */
export const createRedirect = endpoint({
  ...redirects,
  title: 'Weiterleitung anlegen',
  method: 'POST',
  path,
  body: CreateRedirectBody,
  response: one(Redirect),
  problems: [...repeatProblems, 'page_unknown', 'page_in_trash', 'slug_taken', 'slug_redirects', 'redirects_full'],
});

export const deleteRedirect = endpoint({
  ...redirects,
  title: 'Weiterleitung löschen',
  method: 'DELETE',
  path: `${path}/:slug`,
  response: one(Redirect),
  problems: ['redirect_unknown'],
});
