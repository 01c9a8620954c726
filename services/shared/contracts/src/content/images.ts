import { IsIn, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { DigitsAsNumber } from '../fields/digits-as-number.js';
import { IfGiven } from '../fields/if-given.js';
import { NestedList } from '../fields/nested.js';
import { Readable } from '../fields/readable.js';
import { Trimmed } from '../fields/trimmed.js';

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
/** Available widths in pixels, up to the image's own width. */
export const imageWidths = [320, 640, 960, 1_280, 1_920] as const;
type ImageWidth = (typeof imageWidths)[number];
/** Size of images for link previews, in pixels. */
export const SHARE_IMAGE = { width: 1_200, height: 630 } as const;

const ALT_LENGTH = 250;
const widthSentence = 'Dieses Bild gibt es in den Breiten 320, 640, 960, 1280 und 1920.';

export class UploadImageQuery {
  /** Alternative text for screen readers. */
  @Trimmed() @MaxLength(ALT_LENGTH) @Readable() @IsString() @IsNotEmpty() alt!: string;
  /** File name, which the list shows. */
  @IfGiven() @Trimmed() @MaxLength(200) @Readable() @IsString() name?: string;
}

export class ChangeImageBody {
  @Trimmed() @MaxLength(ALT_LENGTH) @Readable() @IsString() @IsNotEmpty() alt!: string;
  @IsOptional() @Min(1) @IsInt() version?: number;
}

export class Image {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() alt!: string;
  /** Width and, next, height of the largest stored variant, in pixels. */
  @IsInt() width!: number;
  @IsInt() height!: number;
  @IsInt() bytes!: number;
  @IsString() src!: string;
  @IsString() srcset!: string;
  @IsISO8601() createdAt!: string;
  @IsString() createdBy!: string;
  @IsInt() version!: number;
}

export class ImageList {
  @NestedList(() => Image) items!: Image[];
  @IsInt() total!: number;
}

export class ImageQuery {
  /** Left out: the largest. A width that the image lacks returns the next smaller one. */
  @IfGiven() @IsIn(imageWidths, { message: widthSentence }) @DigitsAsNumber() width?: ImageWidth;
}

/** Address of an image, by default of its largest variant. */
export function imagePath(id: string, width?: ImageWidth): string {
  return `/api/content/images/${id}${width === undefined ? '' : `?width=${width}`}`;
}

/** Address of the variant for link previews, a JPEG of 1200 × 630 pixels. */
export function shareImagePath(id: string): string {
  return `/api/content/images/${id}/share.jpg`;
}

/** `srcset` of an image whose largest variant is `largestWidth` pixels wide. */
export function imageSrcset(id: string, largestWidth: number): string {
  const smaller = imageWidths
    .filter((width) => width < largestWidth)
    .map((width) => `${imagePath(id, width)} ${width}w`);
  return [...smaller, `${imagePath(id)} ${largestWidth}w`].join(', ');
}
