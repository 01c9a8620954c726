import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';

import { leadsTo } from '../pages/links/linked-slug.js';
import { LinkSource } from '../pages/links/link-source.js';
import { HeaderRepository } from './header.repository.js';

/** Buttons of the header. */
@Injectable()
export class LinksInHeader extends LinkSource {
  constructor(private readonly header: HeaderRepository) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const { buttons } = await this.header.current();
    return buttons
      .filter(({ href }) => leadsTo(slugs, href))
      .map(({ text }) => ({ source: 'header', sourceId: null, title: text }));
  }
}
