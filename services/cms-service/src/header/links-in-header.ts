import { Injectable } from '@nestjs/common';
import type { PageLink } from '@pruefer/contracts';
import { leadsTo } from '../pages/links/linked-slug.js';
import { PageLinkSource } from '../pages/links/link-source.js';
import { HeaderRecord } from './header-record.js';

/** Buttons of the header. */
@Injectable()
export class LinksInHeader extends PageLinkSource {
  constructor(private readonly header: HeaderRecord) {
    super();
  }

  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const { buttons } = await this.header.current();
    return buttons
      .filter(({ href }) => leadsTo(slugs, href))
      .map(({ text }) => ({ source: 'header', sourceId: null, title: text }));
  }
}
