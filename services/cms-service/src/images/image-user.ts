import type { EntityManager } from 'typeorm';

/** A feature that may show images. */
export interface ImageUser {
  /** @returns German names of the places that show the image */
  listImagePlaces(manager: EntityManager, imageId: string): Promise<string[]>;
}
