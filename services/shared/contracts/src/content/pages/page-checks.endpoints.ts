import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one } from '../../definition/response-kinds.js';
import { IfGiven } from '../../fields/if-given.js';
import { NestedList } from '../../fields/nested.js';
import { IsContent, MAX_CONTENT_BODY_BYTES, TEXT_WITHIN_MS } from './page-content.js';
import { IsSlug } from './slug.js';

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

export const checkPage = endpoint({
  tag: 'Seiten',
  service: 'cms',
  access: 'manager',
  title: 'Seite vor dem Veröffentlichen prüfen',
  method: 'POST',
  path: '/api/admin/content/check',
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: CheckPageBody,
  maxBodyBytes: MAX_CONTENT_BODY_BYTES,
  response: one(CheckedPage),
  problems: ['content_too_complex'],
});
