import type { ComponentProps, ReactNode } from 'react';
import type { ReadableError } from '../placeholders/readable-error.js';
import type { Pager } from '../table/Pager.js';

/** An image of our own, as far as choosing it needs. */
export interface OwnImage {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly version: number;
}

/** The images to choose from, and what adds, describes and removes one. */
export interface OwnImages {
  /** undefined: not known yet. */
  readonly images: readonly OwnImage[] | undefined;
  /** The way to the other pages of the images. */
  readonly pager: ComponentProps<typeof Pager>;
  /** Author and time of the last change to any image. */
  readonly lastChanged: ReactNode;
  /** Requests the images; called only when they are about to be shown. */
  readonly want: () => void;
  readonly error: ReadableError | undefined;
  readonly retry: () => void;
  readonly upload: (file: File, alt: string) => Promise<ChangedImage>;
  /** Changes its alternative text, for users that cannot see it. */
  readonly describe: (image: OwnImage, alt: string) => Promise<ChangedImage>;
  /** Takes it away, where nothing shows it. */
  readonly remove: (image: OwnImage) => Promise<ChangedImage>;
}

/** The image after the change, or before its deletion; or the reason for no change. */
interface ChangedImage {
  readonly state?: OwnImage | undefined;
  readonly error?: ReadableError | undefined;
}
