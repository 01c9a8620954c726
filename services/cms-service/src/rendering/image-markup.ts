import { imagePath, imageSrcset } from '@pruefer/contracts';

/** Size of an image's largest variant in pixels. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes of images by their ids. */
export type ImageSizes = Readonly<Record<string, ImageSize>>;

/** Text columns are no wider, see the page's styles. */
const SIZES = '(max-width: 768px) 100vw, 768px';

/** Attributes by which a browser chooses a variant of the right width and reserves space before it is loaded. */
export function imageMarkup(id: string, alt: string, { width, height }: ImageSize): Record<string, string> {
  return {
    src: imagePath(id),
    alt,
    width: String(width),
    height: String(height),
    srcset: imageSrcset(id, width),
    sizes: SIZES,
    loading: 'lazy',
    decoding: 'async',
  };
}
