import type { ProblemCode } from '@pruefer/contracts';

/** One stored form of an image: a type and a width. */
export interface ImageForm {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly content: Uint8Array;
}

/** An uploaded image after encoding; contains nothing of the original file but its pixels. */
export interface EncodedImage {
  /** Size of the largest form, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly forms: readonly ImageForm[];
}

/** Why a file is refused. */
export type ImageFault = Extract<
  ProblemCode,
  'image_type_unsupported' | 'image_unreadable' | 'image_too_large' | 'image_too_slow'
>;

/** Messages of the decoding process. */
export type EncoderAnswer =
  { readonly is: 'encoded'; readonly image: EncodedImage } | { readonly is: 'refused'; readonly fault: ImageFault };
