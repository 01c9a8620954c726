import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { Readable, ReadableLines } from '../../fields/readable.js';
import { Trimmed } from '../../fields/trimmed.js';
import { PRODUCT_NAME } from '../product.js';
import { IsWebUrl } from '../link.js';

/** Number of characters that search engines show; longer texts are allowed. */
export const RECOMMENDED_TITLE_LENGTH = 60;
export const RECOMMENDED_DESCRIPTION_LENGTH = 160;

export const robotsOptions = ['index, follow', 'noindex, nofollow', 'index, nofollow', 'noindex, follow'] as const;
type RobotsOption = (typeof robotsOptions)[number];

const robotsSentence = 'Bitte wählen Sie eine der vier Angaben für Suchmaschinen.';

export class SaveHomepageMetaBody {
  @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() pageTitle!: string;
  @Trimmed() @MaxLength(500) @ReadableLines() @IsString() @IsNotEmpty() metaDescription!: string;
  @IsOptional() @Trimmed() @MaxLength(500) @ReadableLines() @IsString() metaKeywords?: string | null;
  @IsIn(robotsOptions, { message: robotsSentence }) robotsContent!: RobotsOption;
  @IsOptional() @Trimmed() @MaxLength(200) @Readable() @IsString() ogTitle?: string | null;
  @IsOptional() @Trimmed() @MaxLength(500) @ReadableLines() @IsString() ogDescription?: string | null;
  /** Recommended size: 1200 × 630 pixels. */
  @IsOptional() @Trimmed() @IsWebUrl() ogImage?: string | null;
  @IsOptional() @Trimmed() @MaxLength(200) @Readable() @IsString() twitterTitle?: string | null;
  @IsOptional() @Trimmed() @MaxLength(500) @ReadableLines() @IsString() twitterDescription?: string | null;
  @IsOptional() @Trimmed() @IsWebUrl() twitterImage?: string | null;
  @IsOptional() @Trimmed() @IsWebUrl() canonicalUrl?: string | null;
  @IsOptional() @Min(0) @IsInt() version?: number;
}

export class HomepageMeta {
  @IsString() id!: string;
  @IsString() pageTitle!: string;
  @IsString() metaDescription!: string;
  @IsOptional() @IsString() metaKeywords!: string | null;
  @IsIn(robotsOptions) robotsContent!: RobotsOption;
  @IsOptional() @IsString() ogTitle!: string | null;
  @IsOptional() @IsString() ogDescription!: string | null;
  @IsOptional() @IsString() ogImage!: string | null;
  @IsOptional() @IsString() twitterTitle!: string | null;
  @IsOptional() @IsString() twitterDescription!: string | null;
  @IsOptional() @IsString() twitterImage!: string | null;
  @IsOptional() @IsString() canonicalUrl!: string | null;
  @IsInt() version!: number;
}

export const defaultHomepageMeta: Readonly<HomepageMeta> = {
  id: 'homepage',
  pageTitle: PRODUCT_NAME,
  metaDescription: 'Professionelle IBAN-Prüfung nach den Standards der Zentralbanken, mit Bank, BIC und Bankleitzahl.',
  metaKeywords: null,
  robotsContent: 'index, follow',
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterImage: null,
  canonicalUrl: null,
  version: 0,
};

export interface ShareCard {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
}

type CardFields = Pick<
  HomepageMeta,
  | 'pageTitle'
  | 'metaDescription'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
  | 'twitterTitle'
  | 'twitterDescription'
  | 'twitterImage'
>;

/** Open Graph values of a link preview; empty ones come from the page. */
export function toOpenGraph(meta: CardFields): ShareCard {
  return {
    title: meta.ogTitle || meta.pageTitle,
    description: meta.ogDescription || meta.metaDescription,
    image: meta.ogImage || null,
  };
}

/** Twitter card values of a link preview; empty ones come from the `og:` values, then from the page. */
export function toTwitterCard(meta: CardFields): ShareCard {
  const openGraph = toOpenGraph(meta);
  return {
    title: meta.twitterTitle || openGraph.title,
    description: meta.twitterDescription || openGraph.description,
    image: meta.twitterImage || openGraph.image,
  };
}
