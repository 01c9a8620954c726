import type { Failure } from '../failure.js';

/** An image of our own, as far as choosing it needs. */
export interface OwnImage {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The images to choose from, and what adds one. */
export interface OwnImages {
  /** undefined: not known yet. */
  readonly images: readonly OwnImage[] | undefined;
  /** Asks for them: nobody does before they are to be seen. */
  readonly want: () => void;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
  readonly upload: (file: File, alt: string) => Promise<Uploaded>;
}

/** The new image, or why there is none. */
interface Uploaded {
  readonly state?: OwnImage | undefined;
  readonly refusal?: Failure | undefined;
}
