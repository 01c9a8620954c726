import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { Appearance } from '../content/site/appearance.endpoints.js';
import { FooterConfig } from '../content/site/footer.endpoints.js';
import { HeaderConfig } from '../content/site/header.endpoints.js';
import { MAX_SECTIONS, PublicSection } from '../content/homepage/homepage.js';
import { HomepageMeta } from '../content/homepage/homepage-meta.js';
import { MAX_HTML_BYTES } from '../content/pages/page-content.js';
import { MAX_SLUG_LENGTH } from '../content/pages/slug.js';
import { stateEvent } from '../definition/event.js';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';

/** Limits one send, because each record may have 1.4 MB as JSON. */
const RECORDS_AT_ONCE = 5;

const contentKinds = ['page', 'redirect', 'homepage', 'header', 'footer', 'appearance'] as const;
type ContentKind = (typeof contentKinds)[number];

export class PublishedPage {
  @IsString() @MaxLength(36) id!: string;
  @IsString() @MaxLength(MAX_SLUG_LENGTH) slug!: string;
  @IsString() @MaxLength(200) title!: string;
  @IsOptional() @IsString() @MaxLength(500) metaDescription!: string | null;
  @IsString() @MaxLength(MAX_HTML_BYTES) html!: string;
  @IsBoolean() noindex!: boolean;
  @IsBoolean() showInMenu!: boolean;
  @IsInt() menuOrder!: number;
  /** Id of the German page that it translates into English; left out: a German page. */
  @IfGiven() @IsUUID() translationOf?: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

export class PublishedHomepage {
  /** Active German sections in their order; `content` is sanitised HTML. */
  @ArrayMaxSize(MAX_SECTIONS)
  @NestedList(() => PublicSection)
  sections!: PublicSection[];
  /** The English ones, apart from the German ones, because older gateways know only those; left out: none. */
  @IfGiven()
  @ArrayMaxSize(MAX_SECTIONS)
  @NestedList(() => PublicSection)
  englishSections?: PublicSection[];
  @Nested(() => HomepageMeta) meta!: HomepageMeta;
}

/** The state of one public record. The field that `kind` names is set, unless the record was deleted. */
export class ContentChanged {
  /** Increases with every state of the same message key; independent of the version that staff edits. */
  @IsInt() @Min(0) version!: number;
  @IsIn(contentKinds) kind!: ContentKind;
  /** True: visitors no longer see the record. */
  @IsOptional() @IsBoolean() gone?: boolean;
  @IsOptional() @Nested(() => PublishedPage) page?: PublishedPage;
  /** Slug of the page that an old address leads to. */
  @IsOptional() @IsString() @MaxLength(MAX_SLUG_LENGTH) to?: string;
  @IsOptional() @Nested(() => PublishedHomepage) homepage?: PublishedHomepage;
  @IsOptional() @Nested(() => HeaderConfig) header?: HeaderConfig;
  @IsOptional() @Nested(() => FooterConfig) footer?: FooterConfig;
  @IsOptional() @Nested(() => Appearance) appearance?: Appearance;
}

/** Message keys, one for each public record. */
export const contentKey = {
  page: (id: string) => `page:${id}`,
  redirect: (slug: string) => `redirect:${slug}`,
  homepage: 'homepage',
  header: 'header',
  footer: 'footer',
  appearance: 'appearance',
} as const;

/** Producer: cms-service (on change; everything at start). Consumer: gateway, for its copy of the public site. Message key: `contentKey`. */
export const ContentChangedV1 = stateEvent('content.changed.v1', ContentChanged, { atOnce: RECORDS_AT_ONCE });
