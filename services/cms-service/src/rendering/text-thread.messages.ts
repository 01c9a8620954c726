import type { RenderedContent } from '@pruefer/contracts';
import type { ImageSizes } from './image-markup.js';
import type { BrokenBound } from './text-bounds.js';

/** One text for a thread. */
export interface TextJob {
  readonly text: string;
  readonly sizes: ImageSizes;
}

/** Messages of a thread: first that it is ready, then one answer for each text. */
export type TextAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rendered'; readonly rendered: RenderedContent }
  | { readonly kind: 'refused'; readonly bound: BrokenBound };
