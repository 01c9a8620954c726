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
  | { readonly is: 'ready' }
  | { readonly is: 'rendered'; readonly rendered: RenderedContent }
  | { readonly is: 'refused'; readonly bound: BrokenBound };
