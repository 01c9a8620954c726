import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DigitsAsNumber } from '../../fields/digits-as-number.js';
import { IfGiven } from '../../fields/if-given.js';
import { PagingQuery } from '../../fields/paging.js';
import { Nested, NestedList } from '../../fields/nested.js';
import { Readable, ReadableLines } from '../../fields/readable.js';
import { Trimmed } from '../../fields/trimmed.js';
import { IsContent } from './page-content.js';
import { IsSlug } from './slug.js';

/** Maximum number of pages, including the trash. */
export const MAX_PAGES = 1_000;
/** Maximum bytes of all page texts and drafts together, because every gateway keeps them in memory. */
export const MAX_ALL_CONTENT_BYTES = 20_000_000;
export const TRASH_DAYS = 30;
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_MENU_ORDER = 1_000_000;

const requiredSentence = 'Bitte füllen Sie dieses Feld aus.';

/** The editable fields of a page. `content` may mix Markdown and HTML. */
export class CreatePageBody {
  @Trimmed() @IsSlug() slug!: string;
  @Trimmed() @MaxLength(MAX_TITLE_LENGTH) @Readable() @IsString() @IsNotEmpty() title!: string;
  @IsOptional() @Trimmed() @MaxLength(MAX_DESCRIPTION_LENGTH) @ReadableLines() @IsString() metaDescription?:
    string | null;
  @IsContent() @IsNotEmpty({ message: requiredSentence }) content!: string;
  /** Sort value among the pages; default 0. */
  @IfGiven() @Max(MAX_MENU_ORDER) @Min(-MAX_MENU_ORDER) @IsInt() menuOrder?: number;
  /** Default false: only staff sees the page. */
  @IfGiven() @IsBoolean() isPublished?: boolean;
  @IfGiven() @IsBoolean() showInMenu?: boolean;
  @IfGiven() @IsBoolean() noindex?: boolean;
  /** Id of the German page that it translates; null or left out: a German page. */
  @IsOptional() @IsUUID() translationOf?: string | null;
}

/** An edit of a page's text; a field that is left out stays unchanged. */
export class SaveDraftBody {
  @IfGiven() @Trimmed() @IsSlug() slug?: string;
  @IfGiven() @Trimmed() @MaxLength(MAX_TITLE_LENGTH) @Readable() @IsString() @IsNotEmpty() title?: string;
  @IsOptional() @Trimmed() @MaxLength(MAX_DESCRIPTION_LENGTH) @ReadableLines() @IsString() metaDescription?:
    string | null;
  @IfGiven() @IsContent() @IsNotEmpty({ message: requiredSentence }) content?: string;
  @IfGiven() @Max(MAX_MENU_ORDER) @Min(-MAX_MENU_ORDER) @IsInt() menuOrder?: number;
  @IfGiven() @IsBoolean() showInMenu?: boolean;
  @IfGiven() @IsBoolean() noindex?: boolean;
  /** Id of the German page that it translates; null: a German page. */
  @IsOptional() @IsUUID() translationOf?: string | null;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

/** A draft with its visibility. Saving `content` removes the page's draft. */
export class SavePageBody extends SaveDraftBody {
  @IfGiven() @IsBoolean() isPublished?: boolean;
}

/** Version on which a decision is based. */
export class AtVersion {
  /** Version that the user saw; left out: the decision applies to the current state. */
  @IsOptional() @Min(1) @IsInt() version?: number;
}

/** The version of `AtVersion`, in the query of a call without a body. */
export class VersionQuery {
  @IfGiven() @DigitsAsNumber() @Min(1) @IsInt() version?: number;
}

/** Fields of a page that a save writes and a revision keeps. */
export class PageFields {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  @IsString() content!: string;
  @IsInt() menuOrder!: number;
  @IsBoolean() showInMenu!: boolean;
  @IsBoolean() noindex!: boolean;
  /** Id of the German page that it translates into English; null: a German page. A deleted German page does not change it. */
  @IsOptional() @IsUUID() translationOf!: string | null;
}

/** A version of a published page that visitors do not see yet. */
class PageDraft extends PageFields {
  @IsISO8601() savedAt!: string;
  @IsString() savedBy!: string;
}

export class AdminPage extends PageFields {
  @IsUUID() id!: string;
  @IsBoolean() isPublished!: boolean;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
  @IsString() updatedBy!: string;
  /** Increases with every change; an edit that sends an older version is refused. */
  @IsInt() version!: number;
  /** Questions in `[[Lücke: …]]` marks of the published text and its draft. */
  @IsArray() @IsString({ each: true }) gaps!: string[];
  @IsOptional() @Nested(() => PageDraft) draft!: PageDraft | null;
  /** Time of the move to the trash; null: not in the trash. */
  @IsOptional() @IsISO8601() deletedAt!: string | null;
}

export class PageRow {
  @IsUUID() id!: string;
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsOptional() @IsString() metaDescription!: string | null;
  @IsInt() menuOrder!: number;
  @IsBoolean() isPublished!: boolean;
  @IsBoolean() showInMenu!: boolean;
  @IsBoolean() noindex!: boolean;
  @IsOptional() @IsUUID() translationOf!: string | null;
  @IsBoolean() hasDraft!: boolean;
  @IsArray() @IsString({ each: true }) gaps!: string[];
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
  @IsString() updatedBy!: string;
  @IsInt() version!: number;
  @IsOptional() @IsISO8601() deletedAt!: string | null;
}

export class PageRows {
  @NestedList(() => PageRow) items!: PageRow[];
  @IsInt() total!: number;
}

const pageStates = ['published', 'unpublished', 'draft', 'gaps'] as const;
export type PageState = (typeof pageStates)[number];

export class PagesQuery extends PagingQuery {
  /** Part of title or slug, case-insensitive. */
  @IsOptional() @MaxLength(200) @IsString() search?: string;
  @IsOptional() @IsIn(pageStates) state?: PageState;
}

export class OrderPagesBody {
  /** Ids in their new order; pages that are not named keep their places. */
  @ArrayUnique() @IsUUID(undefined, { each: true }) @ArrayMaxSize(MAX_PAGES) @IsArray() ids!: string[];
}
