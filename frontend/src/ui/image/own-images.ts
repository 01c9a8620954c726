import type { ReactNode } from 'react';
import type { Failure } from '../failure.js';

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
  /** Who changed one of them last, and when. */
  readonly lastChanged: ReactNode;
  /** Asks for them: nobody does before they are to be seen. */
  readonly want: () => void;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
  readonly upload: (file: File, alt: string) => Promise<ChangedImage>;
  /** Gives it another text for those who do not see it. */
  readonly describe: (image: OwnImage, alt: string) => Promise<ChangedImage>;
  /** Takes it away, where nothing shows it. */
  readonly remove: (image: OwnImage) => Promise<ChangedImage>;
}

/** The image as it is now, or was before it went; or why nothing has changed. */
interface ChangedImage {
  readonly state?: OwnImage | undefined;
  readonly refusal?: Failure | undefined;
}
