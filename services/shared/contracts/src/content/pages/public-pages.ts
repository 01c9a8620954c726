import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../../fields/if-given.js';

/** A published page without its text, as the menu and the site map need it. */
export class PublicPageRow {
  @IsUUID() id!: string;
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  @IsInt() menuOrder!: number;
  /** Always true, because only published pages are listed. */
  @IsBoolean() isPublished!: boolean;
  @IsBoolean() showInMenu!: boolean;
  @IsBoolean() noindex!: boolean;
  /** Id of the German page that it translates into English; left out: a German page. */
  @IfGiven() @IsUUID() translationOf?: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

/** A published page with its text. */
export class PublicPage extends PublicPageRow {
  /** Sanitised HTML. */
  @IsString() content!: string;
}

/** Preview of a page before its publication. */
export class PagePreview {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  /** Sanitised HTML. */
  @IsString() content!: string;
  @IsBoolean() noindex!: boolean;
  /** Left out: a German page. */
  @IfGiven() @IsUUID() translationOf?: string;
  @IsISO8601() updatedAt!: string;
}

/** The token is in the body, because logs contain addresses. */
export class PreviewRequest {
  @MaxLength(500) @IsString() token!: string;
}

/** Gives access to one version of one page for a short time, without a sign-in. */
export class PreviewToken {
  @IsString() token!: string;
  @IsISO8601() expiresAt!: string;
  /** Address of the preview: `/#slug?preview=token`. */
  @IsString() address!: string;
}
