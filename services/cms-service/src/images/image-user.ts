import type { EntityManager } from 'typeorm';

/** A feature that may show images. */
export abstract class ImageUser {
  /** @returns German names of the places that show the image */
  abstract placesOf(manager: EntityManager, imageId: string): Promise<string[]>;
}

/** All features that may show images. */
export class ImageUsers {
  constructor(private readonly users: readonly ImageUser[]) {}

  /** German names of the places that show an image. */
  async placesOf(manager: EntityManager, imageId: string): Promise<string[]> {
    const places: string[] = [];
    for (const user of this.users) places.push(...(await user.placesOf(manager, imageId)));
    return places;
  }
}
