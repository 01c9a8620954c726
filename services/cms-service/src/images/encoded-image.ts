import type { ProblemCode } from '@pruefer/contracts';

/** One stored variant of an image: a type and a width. */
export interface ImageVariant {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly content: Uint8Array;
}

/** An uploaded image after encoding; contains nothing of the original file but its pixels. */
export interface EncodedImage {
  /** Size of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly ImageVariant[];
}

/** Why a file is refused. */
export type ImageErrorCode = Extract<
  ProblemCode,
  'image_type_unsupported' | 'image_unreadable' | 'image_too_large' | 'image_too_slow'
>;

/** Messages of the decoding process. */
export type EncoderAnswer =
  | { readonly kind: 'encoded'; readonly image: EncodedImage }
  | { readonly kind: 'refused'; readonly errorCode: ImageErrorCode };
