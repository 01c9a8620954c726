import { Injectable } from '@nestjs/common';
import { imagePath } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import { ImageUser } from '../../images/image-user.js';

/** Finds images in the texts of pages, in their drafts and in the trash, so that restored pages keep their images. */
@Injectable()
export class ImagesInPages extends ImageUser {
  async placesOf(manager: EntityManager, imageId: string): Promise<string[]> {
    const pages = await manager.query<{ title: string }[]>(
      `SELECT title FROM cms.page
        WHERE EXISTS (SELECT FROM unnest(images) AS image (src) WHERE starts_with(src, $1))
           OR EXISTS (SELECT FROM jsonb_array_elements_text(draft->'images') AS image (src) WHERE starts_with(src, $1))
        ORDER BY title`,
      [imagePath(imageId)],
    );
    return pages.map(({ title }) => `Seite „${title}“`);
  }
}
