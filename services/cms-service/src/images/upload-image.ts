import { Injectable } from '@nestjs/common';
import { type Image, MAX_IMAGES, Problem, type UploadImageQuery } from '@pruefer/contracts';
import { type Actor, addAudit, answerOnce } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ImageEncoder } from './image-encoder.js';
import { ImageRepository } from './image.repository.js';

/** All images together, in all their variants: they are part of every backup. */
const MAX_ALL_IMAGE_BYTES = 250_000_000;
const UNNAMED = 'Bild';

/** Stores an uploaded image in its encoded variants, under an id whose content never changes. */
@Injectable()
export class UploadImage {
  constructor(
    private readonly database: DataSource,
    private readonly encoder: ImageEncoder,
    private readonly images: ImageRepository,
  ) {}

  /** @throws Problem for a file that is no image we take; `images_full`; `unavailable` when too many are being decoded */
  async run({ alt, name = UNNAMED }: UploadImageQuery, file: Uint8Array, actor: Actor): Promise<Image> {
    await this.requireRoom(this.database.manager);
    const encoded = await this.encoder.run(file, actor.signal);
    return this.database.transaction((manager) =>
      answerOnce(manager, 'cms', actor.repeatable, async () => {
        await this.images.lock(manager);
        await this.requireRoom(manager);
        const image = await this.images.add(manager, { id: uuid(), name, alt, createdBy: actor.name, encoded });
        const details = { subject: name, alt, width: image.width, height: image.height };
        await addAudit(manager, 'cms', { action: 'image.uploaded', actor, target: image.id, details });
        return image;
      }),
    );
  }

  private async requireRoom(manager: EntityManager): Promise<void> {
    const { images, bytes } = await this.images.total(manager);
    if (images >= MAX_IMAGES || bytes >= MAX_ALL_IMAGE_BYTES) throw new Problem('images_full');
  }
}
