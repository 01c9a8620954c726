import { Injectable } from '@nestjs/common';
import type { ChangeImageBody, Image } from '@pruefer/contracts';
import { type Actor, addAudit, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { ImageRepository } from './image.repository.js';

/** Changes the alternative text of an image. Texts that already contain the image keep theirs. */
@Injectable()
export class ChangeImage {
  constructor(
    private readonly database: DataSource,
    private readonly images: ImageRepository,
  ) {}

  /** @throws Problem `image_unknown`; `version_conflict` with the current image */
  run(id: string, { alt, version }: ChangeImageBody, actor: Actor): Promise<Image> {
    return this.database.transaction(async (manager) => {
      const before = await this.images.findLocked(manager, id);
      await requireVersion(version, before.version, () => before);
      await this.images.describe(manager, id, alt);
      const details = { subject: before.name, ...changesBetween({ alt: before.alt }, { alt }) };
      await addAudit(manager, 'cms', { action: 'image.changed', actor, target: id, details });
      return { ...before, alt, version: before.version + 1 };
    });
  }
}
