import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';

import { leadsTo } from '../pages/links/linked-slug.js';
import { LinkSource } from '../pages/links/link-source.js';
import { FooterRepository } from './footer.repository.js';

/** Links of both columns of the footer. */
@Injectable()
export class LinksInFooter extends LinkSource {
  constructor(private readonly footer: FooterRepository) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const { servicesLinks, legalLinks } = await this.footer.current();
    return [...servicesLinks, ...legalLinks]
      .filter(({ href }) => leadsTo(slugs, href))
      .map(({ title }) => ({ source: 'footer', sourceId: null, title }));
  }
}
