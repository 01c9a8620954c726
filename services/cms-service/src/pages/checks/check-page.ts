import { Injectable } from '@nestjs/common';
import { type CheckedPage, type CheckPageBody, reservedSlugs } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { PrepareText } from '../text/prepare-text.js';
import { findingsIn } from './findings-in.js';
import { linkedSlug } from '../links/linked-slug.js';

/** Reviews a page before it is published; it need not be saved. */
@Injectable()
export class CheckPage {
  constructor(
    private readonly database: DataSource,
    private readonly prepare: PrepareText,
  ) {}

  /** @throws Problem `content_too_complex` */
  async run({ title, metaDescription, slug, content }: CheckPageBody, signal?: AbortSignal): Promise<CheckedPage> {
    const renderedText = await this.prepare.render(content, signal);
    const reachableSlugs = await this.slugsThatLeadToPages();
    const linkExists = (link: string) => {
      const linked = linkedSlug(link);
      return linked === undefined || linked === slug || reachableSlugs.has(linked) || reservedSlugs.has(linked);
    };
    return { findings: findingsIn({ title, metaDescription, rendered: renderedText, linkExists }) };
  }

  private async slugsThatLeadToPages(): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ slug: string }[]>(
      `SELECT slug FROM cms.page WHERE is_published AND deleted_at IS NULL
       UNION SELECT r.slug FROM cms.redirect r JOIN cms.page p ON p.id = r.page_id
        WHERE p.is_published AND p.deleted_at IS NULL`,
    );
    return new Set(rows.map(({ slug }) => slug));
  }
}
