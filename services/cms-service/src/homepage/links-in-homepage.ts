import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';
import { leadsTo } from '../pages/links/linked-slug.js';
import { PageLinkSource } from '../pages/links/link-source.js';
import { SectionRepository } from './section.repository.js';

const target = / href="([^"]*)"/g;

/** Buttons and texts of the sections. */
@Injectable()
export class LinksInHomepage extends PageLinkSource {
  constructor(private readonly sections: SectionRepository) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const sections = await this.sections.all();
    return sections
      .filter(({ buttonUrl, html }) => [buttonUrl, ...linksIn(html)].some((link) => leadsTo(slugs, link)))
      .map(({ id, title }) => ({ source: 'homepage', sourceId: id, title }));
  }
}

function linksIn(html: string | null): string[] {
  return [...(html ?? '').matchAll(target)].map(([, link = '']) => link);
}
