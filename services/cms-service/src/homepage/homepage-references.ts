import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import type { ImageUser } from '../images/image-user.js';
import type { PageLinkSource } from '../pages/links/page-link-source.js';
import { leadsTo } from '../pages/links/linked-slug.js';
import { HomepageMetaRepository } from './homepage-meta.repository.js';
import { SectionRepository } from './section.repository.js';

const target = / href="([^"]*)"/g;

/** The pages and images that the home page refers to. */
@Injectable()
export class HomepageReferences implements PageLinkSource, ImageUser {
  constructor(
    private readonly sections: SectionRepository,
    private readonly meta: HomepageMetaRepository,
  ) {}

  /** Sections whose button or text leads to a page. */
  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const sections = await this.sections.all();
    return sections
      .filter(({ buttonUrl, html }) => [buttonUrl, ...linksIn(html)].some((link) => leadsTo(slugs, link)))
      .map(({ id, title }) => ({ source: 'homepage', sourceId: id, title }));
  }

  /** Texts of sections, and the card of shared addresses. */
  async listImagePlaces(manager: EntityManager, imageId: string): Promise<string[]> {
    const sections = (await this.sections.all(manager)).filter(({ content }) => content?.includes(imageId));
    const { ogImage, twitterImage } = await this.meta.current(manager);
    const isShared = [ogImage, twitterImage].some((address) => address?.includes(imageId));
    return [
      ...sections.map(({ title }) => `Bereich „${title}“ der Startseite`),
      ...(isShared ? ['Meta-Daten der Startseite'] : []),
    ];
  }
}

function linksIn(html: string | null): string[] {
  return [...(html ?? '').matchAll(target)].map(([, link = '']) => link);
}
