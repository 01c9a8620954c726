import { imageTypes, imageWidths, MAX_IMAGE_PIXELS, SHARE_IMAGE } from '@pruefer/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { EncodedImage, ImageErrorCode, ImageVariant } from './encoded-image.js';

const MAX_SIZE = { width: imageWidths.at(-1)!, height: 2 * imageWidths.at(-1)! };
const WEBP = { quality: 80 };
const JPEG = { quality: 82 };
const WHITE = '#ffffff';
/** Width of a rasterized drawing, which has no pixel size. */
const DRAWN_WIDTH = 960;
const POINTS_PER_INCH = 72;
const MAX_DENSITY = 7_200;
const svgStart =
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,2000}-->\s*)?(?:<!DOCTYPE svg[^>[]{0,300}>\s*)?<svg[\s>]/;

const options: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, sequentialRead: true, failOn: 'error' };

/** Thrown for a file that is not a supported image. */
export class RefusedImage extends Error {
  constructor(readonly errorCode: ImageErrorCode) {
    super(errorCode);
    this.name = 'RefusedImage';
  }
}

/**
 * Encodes an image in all its variants: upright, in sRGB, without metadata; the first frame of an animation, the pixels of
 * a drawing. Decoders may crash or hang on hostile files, so run it in a process that can be killed.
 * @throws RefusedImage
 */
export async function encodeImage(file: Uint8Array): Promise<EncodedImage> {
  const image = await openImage(file);
  const { data, info } = await refuseIfUnreadable(() =>
    image
      .autoOrient()
      .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const rawImage = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...imageWidths.filter((narrower) => narrower < width), width];
  const variants: ImageVariant[] = [];
  // One at a time, because parallel encoders need the memory of all variants.
  for (const variantWidth of widths)
    variants.push({
      type: 'image/webp',
      width: variantWidth,
      content: await rawImage().resize({ width: variantWidth }).webp(WEBP).toBuffer(),
    });
  const shared = rawImage()
    .flatten({ background: WHITE })
    .resize({ ...SHARE_IMAGE, fit: 'contain', background: WHITE });
  variants.push({ type: 'image/jpeg', width: SHARE_IMAGE.width, content: await shared.jpeg(JPEG).toBuffer() });
  return { width, height, variants };
}

async function openImage(file: Uint8Array): Promise<Sharp> {
  if (svgStart.test(Buffer.from(file.subarray(0, 4_096)).toString('utf8'))) return openDrawing(file);
  const type = await fileTypeFromBuffer(file);
  if (!imageTypes.some((imageType) => imageType === type?.mime)) throw new RefusedImage('image_type_unsupported');
  await checkedWidth(sharp(file, options));
  return sharp(file, options);
}

/** Opens a drawing; a small one is rasterized at the width of a page, up to `MAX_DENSITY`. */
async function openDrawing(file: Uint8Array): Promise<Sharp> {
  const width = await checkedWidth(sharp(file, options));
  const density = Math.min(MAX_DENSITY, Math.max(POINTS_PER_INCH, (POINTS_PER_INCH * DRAWN_WIDTH) / width));
  return sharp(file, { ...options, density: Math.floor(density) });
}

/** @throws RefusedImage for too many pixels */
async function checkedWidth(image: Sharp): Promise<number> {
  const { width, height } = await refuseIfUnreadable(() => image.metadata());
  if (width * height > MAX_IMAGE_PIXELS) throw new RefusedImage('image_too_large');
  return width;
}

async function refuseIfUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new RefusedImage(/pixel limit/.test(String(error)) ? 'image_too_large' : 'image_unreadable');
  }
}
