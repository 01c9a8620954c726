import { IsArray, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../if-given.js';
import { PagingQuery } from '../paging.js';
import { NestedList } from '../nested.js';
import { IsContent } from './page-content.js';
import { IsSlug } from './slug.js';

export const MAX_REDIRECTS = 5_000;

export class RenderRequest {
  @IsContent() text!: string;
}

export class Heading {
  /** Level of the heading, 1 to 6. */
  @IsInt() level!: number;
  @IsString() text!: string;
}

export class ImageReference {
  @IsString() src!: string;
  @IsString() alt!: string;
}

/** A page's rendered, sanitised text and the warnings about it. */
export class RenderedContent {
  @IsString() html!: string;
  @NestedList(() => Heading) headings!: Heading[];
  /** Addresses of all links, each once. */
  @IsArray() @IsString({ each: true }) links!: string[];
  @NestedList(() => ImageReference) images!: ImageReference[];
  /** Addresses of images that visitors cannot see: unknown images, and images of other sites. */
  @IsArray() @IsString({ each: true }) brokenImages!: string[];
  /** Links that sanitising removes (docs/SECURITY.md E5), and anchors without a heading on this page. */
  @IsArray() @IsString({ each: true }) brokenLinks!: string[];
  /** Questions in its `[[Lücke: …]]` marks, each once. */
  @IsArray() @IsString({ each: true }) gaps!: string[];
}

/** A page to check before publication; it may be unsaved. */
export class CheckPageBody {
  @IsOptional() @IsString() @MaxLength(200) title?: string | null;
  @IsOptional() @IsString() @MaxLength(500) metaDescription?: string | null;
  @IfGiven() @IsSlug() slug?: string;
  @IsContent() content!: string;
}

const findingCodes = [
  'description_missing',
  'description_long',
  'title_long',
  'gap',
  'image_missing',
  'image_without_alt',
  'heading_first_level',
  'heading_jumped',
  'link_text_vague',
  'link_dead',
  'link_refused',
  'anchor_missing',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A warning before a page is published; it does not prevent publication. */
export class Finding {
  @IsIn(findingCodes) code!: FindingCode;
  @IsString() message!: string;
  /** Words, address or heading that the warning is about; null: the whole page. */
  @IsOptional() @IsString() place!: string | null;
}

export class CheckedPage {
  @NestedList(() => Finding) findings!: Finding[];
}

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
