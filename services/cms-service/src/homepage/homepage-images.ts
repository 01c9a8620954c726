import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImageUser } from '../images/image-user.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { SectionRepository } from './section.repository.js';

/** Images in texts of sections and on the card of shared addresses. */
@Injectable()
export class HomepageImages extends ImageUser {
  constructor(
    private readonly sections: SectionRepository,
    private readonly meta: HomepageMetaRepository,
  ) {
    super();
  }

  async placesOf(manager: EntityManager, imageId: string): Promise<string[]> {
    const sections = (await this.sections.all(manager)).filter(({ content }) => content?.includes(imageId));
    const { ogImage, twitterImage } = await this.meta.current(manager);
    const isShared = [ogImage, twitterImage].some((address) => address?.includes(imageId));
    return [
      ...sections.map(({ title }) => `Bereich „${title}“ der Startseite`),
      ...(isShared ? ['Meta-Daten der Startseite'] : []),
    ];
  }
}
