import { IsIn, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { DigitsAsNumber } from '../digits-as-number.js';
import { IfGiven } from '../if-given.js';
import { NestedList } from '../nested.js';
import { Readable } from '../readable.js';
import { Trimmed } from '../trimmed.js';

export const MAX_IMAGE_BYTES = 5 * 1_024 * 1_024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGES = 500;
/** Types that may be uploaded, detected from the bytes; stored as WebP, an SVG as pixels. */
export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;
/** In which an image can be had, as far as it is that wide itself. */
export const imageWidths = [320, 640, 960, 1_280, 1_920] as const;
type ImageWidth = (typeof imageWidths)[number];
/** Size of the form that link previews show, in pixels. */
export const SHARE_IMAGE = { width: 1_200, height: 630 } as const;

const ALT_LENGTH = 250;
const widthSentence = 'Dieses Bild gibt es in den Breiten 320, 640, 960, 1280 und 1920.';

export class UploadImageQuery {
  /** The information that screen readers announce instead of the image. */
  @Trimmed() @MaxLength(ALT_LENGTH) @Readable() @IsString() @IsNotEmpty() alt!: string;
  /** Name of the file, for the list. */
  @IfGiven() @Trimmed() @MaxLength(200) @Readable() @IsString() name?: string;
}

export class ChangeImage {
  @Trimmed() @MaxLength(ALT_LENGTH) @Readable() @IsString() @IsNotEmpty() alt!: string;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

export class Image {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() alt!: string;
  /** Size of the largest stored form, in pixels. */
  @IsInt() width!: number;
  @IsInt() height!: number;
  @IsInt() bytes!: number;
  /** Address of the image (`imageAddress`). */
  @IsString() src!: string;
  @IsString() srcset!: string;
  @IsISO8601() createdAt!: string;
  @IsString() createdBy!: string;
  @IsInt() version!: number;
}

/** The newest first. */
export class ImagePage {
  @NestedList(() => Image) items!: Image[];
  @IsInt() total!: number;
}

export class ImageQuery {
  /** Left out: the largest. One that the image does not have is the next smaller. */
  @IfGiven() @IsIn(imageWidths, { message: widthSentence }) @DigitsAsNumber() width?: ImageWidth;
}

/** Address of an image; of its largest form by default. */
export function imageAddress(id: string, width?: ImageWidth): string {
  return `/api/content/images/${id}${width === undefined ? '' : `?width=${width}`}`;
}

/** Address of the form for link previews, a JPEG of 1200 × 630. */
export function shareImageAddress(id: string): string {
  return `/api/content/images/${id}/share.jpg`;
}

/** `srcset` of an image whose largest form is `largestWidth` pixels wide. */
export function imageSrcset(id: string, largestWidth: number): string {
  const smaller = imageWidths
    .filter((width) => width < largestWidth)
    .map((width) => `${imageAddress(id, width)} ${width}w`);
  return [...smaller, `${imageAddress(id)} ${largestWidth}w`].join(', ');
}
