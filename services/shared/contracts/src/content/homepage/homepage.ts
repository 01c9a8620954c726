import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IfGiven } from '../../fields/if-given.js';
import { type Language, languages } from '../../language.js';
import { Readable, ReadableLines } from '../../fields/readable.js';
import { Trimmed } from '../../fields/trimmed.js';
import { IsLink } from '../link.js';

export const MAX_SECTIONS = 50;
const MAX_SECTION_TEXT = 10_000;
const MAX_ORDER = 1_000_000;

export const sectionTypes = ['hero', 'feature', 'cta', 'stats'] as const;
export type SectionType = (typeof sectionTypes)[number];

export const sectionTypeLabels: Readonly<Record<SectionType, string>> = {
  hero: 'Hero-Bereich',
  feature: 'Feature-Kachel',
  cta: 'Call-to-Action',
  stats: 'Statistik',
};

export const sectionIcons = [
  'CheckCircle',
  'Shield',
  'Zap',
  'Globe',
  'Lock',
  'Users',
  'TrendingUp',
  'Award',
  'Clock',
  'Database',
  'Settings',
  'Smartphone',
  'Monitor',
  'Coffee',
] as const;
export type SectionIcon = (typeof sectionIcons)[number];

const typeSentence = 'Bitte wählen Sie die Art des Bereichs.';
const languageSentence = 'Bitte wählen Sie Deutsch oder Englisch.';
const iconSentence = 'Bitte wählen Sie ein Symbol aus der Liste.';

/** Fields that a new section and an edit share; optional texts may be null. */
class SectionFields {
  @IsOptional() @Trimmed() @MaxLength(300) @ReadableLines() @IsString() subtitle?: string | null;
  /** Markdown and HTML, as in a page. */
  @IsOptional() @MaxLength(MAX_SECTION_TEXT) @IsString() content?: string | null;
  @IsOptional() @Trimmed() @MaxLength(100) @Readable() @IsString() buttonText?: string | null;
  @IsOptional() @Trimmed() @IsLink() buttonUrl?: string | null;
  @IsOptional() @IsIn(sectionIcons, { message: iconSentence }) icon?: SectionIcon | null;
  /** Sort value among the sections; default 0. */
  @IfGiven() @Max(MAX_ORDER) @Min(-MAX_ORDER) @IsInt() order?: number;
  /** Default true. */
  @IfGiven() @IsBoolean() isActive?: boolean;
  /** Default `de`; `en`: a section of the English home page. */
  @IfGiven() @IsIn(languages, { message: languageSentence }) language?: Language;
}

export class CreateSectionBody extends SectionFields {
  @IsIn(sectionTypes, { message: typeSentence }) type!: SectionType;
  @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() title!: string;
}

/** An edit of a section; a field that is left out stays unchanged. */
export class SaveSectionBody extends SectionFields {
  @IfGiven() @IsIn(sectionTypes, { message: typeSentence }) type?: SectionType;
  @IfGiven() @Trimmed() @MaxLength(200) @Readable() @IsString() @IsNotEmpty() title?: string;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

export class PublicSection {
  @IsUUID() id!: string;
  @IsIn(sectionTypes) type!: SectionType;
  @IsString() title!: string;
  @IsOptional() @IsString() subtitle!: string | null;
  /** Sanitised HTML for visitors, the original text for staff. */
  @IsOptional() @IsString() content!: string | null;
  @IsOptional() @IsString() buttonText!: string | null;
  @IsOptional() @IsString() buttonUrl!: string | null;
  @IsOptional() @IsIn(sectionIcons) icon!: SectionIcon | null;
  @IsInt() order!: number;
  @IsBoolean() isActive!: boolean;
}

/** The home page whose sections are listed. */
export class PublicSectionsQuery {
  /** Default `de`. */
  @IfGiven() @IsIn(languages) language?: Language;
}

export class Section extends PublicSection {
  @IsIn(languages) language!: Language;
  @IsInt() version!: number;
}

export class OrderSectionsBody {
  /** Ids in their new order; sections that are not named keep their places. */
  @ArrayUnique() @IsUUID(undefined, { each: true }) @ArrayMaxSize(MAX_SECTIONS) @IsArray() ids!: string[];
}
