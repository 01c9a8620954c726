import { IsIn, IsOptional, IsString } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one } from '../../definition/response-kinds.js';
import { IdParams } from '../../fields/id-params.js';
import { NestedList } from '../../fields/nested.js';

const linkSources = ['page', 'homepage', 'header', 'footer'] as const;
type LinkSource = (typeof linkSources)[number];

export class PageLink {
  @IsIn(linkSources) source!: LinkSource;
  /** Id of the page or section with the link; null: header or footer. */
  @IsOptional() @IsString() sourceId!: string | null;
  @IsString() title!: string;
}

/** Links to a page, including its old addresses. */
export class PageLinks {
  @NestedList(() => PageLink) links!: PageLink[];
}

/** Lists the links that would break without the page. */
export const listPageLinks = endpoint({
  tag: 'Seiten',
  service: 'cms',
  access: 'manager',
  title: 'Verweise auf eine Seite',
  method: 'GET',
  path: '/api/admin/content/pages/:id/links',
  params: IdParams,
  response: one(PageLinks),
  problems: ['page_unknown'],
});
