import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';
import { leadsTo } from '../pages/links/linked-slug.js';
import { PageLinkSource } from '../pages/links/link-source.js';
import { FooterRecord } from './footer-record.js';

/** Links of both columns of the footer. */
@Injectable()
export class LinksInFooter extends PageLinkSource {
  constructor(private readonly footer: FooterRecord) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const { servicesLinks, legalLinks } = await this.footer.current();
    return [...servicesLinks, ...legalLinks]
      .filter(({ href }) => leadsTo(slugs, href))
      .map(({ title }) => ({ source: 'footer', sourceId: null, title }));
  }
}
