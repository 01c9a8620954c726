import { IsArray, IsInt, IsString } from 'class-validator';
import { endpoint } from '../../definition/endpoint.js';
import { one } from '../../definition/response-kinds.js';
import { NestedList } from '../../fields/nested.js';
import { IsContent, MAX_CONTENT_BODY_BYTES, TEXT_WITHIN_MS } from './page-content.js';

class RenderRequest {
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

/** Renders an unsaved text as the public page would show it. */
export const renderContent = endpoint({
  tag: 'Seiten',
  service: 'cms',
  access: 'manager',
  title: 'Text umwandeln',
  method: 'POST',
  path: '/api/admin/content/render',
  responseTimeoutMs: TEXT_WITHIN_MS,
  body: RenderRequest,
  maxBodyBytes: MAX_CONTENT_BODY_BYTES,
  response: one(RenderedContent),
  problems: ['content_too_complex'],
});
