import { type Image, Problem } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import type { DataSource } from 'typeorm';
import type { ImageRepository } from './image.repository.js';
import type { ImageUser } from './image-user.js';

/** Deletes an image that is not in use. */
export class DeleteImage {
  constructor(
    private readonly database: DataSource,
    private readonly images: ImageRepository,
    private readonly users: readonly ImageUser[],
  ) {}

  /** @throws Problem `image_unknown`; `image_in_use`, with the places in its sentence */
  run(id: string, actor: Actor): Promise<Image> {
    return this.database.transaction(async (manager) => {
      const image = await this.images.findLocked(manager, id);
      const places: string[] = [];
      for (const user of this.users) places.push(...(await user.listImagePlaces(manager, id)));
      if (places.length > 0) throw new Problem('image_in_use', { text: describePlaces(places) });
      await this.images.remove(manager, id);
      const details = { subject: image.name };
      await addAudit(manager, 'cms', { action: 'image.deleted', actor, target: id, details });
      return image;
    });
  }
}

const NAMED = 5;

function describePlaces(places: readonly string[]): string {
  const namedPlaces = places.slice(0, NAMED).join(', ');
  const otherPlaces = places.length > NAMED ? ` und ${places.length - NAMED} weitere` : '';
  return `Dieses Bild wird noch verwendet: ${namedPlaces}${otherPlaces}. Bitte entfernen Sie es zuerst dort.`;
}
