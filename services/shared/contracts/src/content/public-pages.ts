import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

/** A published page without its text, as the menu and the site map need it. */
export class PublicPageRow {
  @IsUUID() id!: string;
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  @IsInt() menuOrder!: number;
  /** Always true: no other page is listed. */
  @IsBoolean() isPublished!: boolean;
  @IsBoolean() showInMenu!: boolean;
  @IsBoolean() noindex!: boolean;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

/** A published page, or what a preview shows of one. */
export class PublicPage extends PublicPageRow {
  /** Sanitised HTML. */
  @IsString() content!: string;
}

/** A page as staff sees it before visitors do. */
export class PagePreview {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  /** Sanitised HTML. */
  @IsString() content!: string;
  @IsBoolean() noindex!: boolean;
  @IsISO8601() updatedAt!: string;
}

/** In a body and not in an address: addresses stand in logs. */
export class PreviewRequest {
  @MaxLength(500) @IsString() token!: string;
}

/** Opens one version of one page for a short time, without signing in. */
export class PreviewToken {
  @IsString() token!: string;
  @IsISO8601() expiresAt!: string;
  /** Address of the preview: `/#slug?preview=token`. */
  @IsString() address!: string;
}
