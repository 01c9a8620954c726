import { Injectable } from '@nestjs/common';
import {
  type ContentChanged,
  contentKey,
  defaultFooterConfig,
  type FooterConfig,
  type PageLink,
  type SaveFooterConfigBody,
} from '@pruefer/contracts';
import { type Actor, type ChangedRecord, changesBetween } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import type { PageLinkSource } from '../pages/links/page-link-source.js';
import { leadsTo } from '../pages/links/linked-slug.js';
import { PublishedRecord } from '../single-record/published-record.js';
import type { StoredRecord } from '../single-record/single-record.js';

type FooterFields = Omit<FooterConfig, 'version'>;

/** The footer of the public site. */
@Injectable()
export class FooterRecord extends PublishedRecord<FooterConfig> implements PageLinkSource {
  protected readonly defaults = defaultFooterConfig;

  constructor(database: DataSource) {
    super(database, 'footer');
  }

  /** @throws Problem `version_conflict` with the current footer */
  save({ version, ...fields }: SaveFooterConfigBody, actor: Actor): Promise<FooterConfig> {
    return this.saveEdit(actor, { version, fields, details: changesBetween<FooterConfig> });
  }

  /** Links of both columns that lead to a page. */
  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const { servicesLinks, legalLinks } = await this.current();
    const links = [...servicesLinks, ...legalLinks].filter(({ href }) => leadsTo(slugs, href));
    return links.map(({ title }) => ({ source: 'footer', sourceId: null, title }));
  }

  protected toConfig({ fields, version }: StoredRecord<FooterFields>): FooterConfig {
    return { ...fields, version };
  }

  protected toPublication(footer: FooterConfig): ChangedRecord<ContentChanged> {
    return { key: contentKey.footer, state: { version: footer.version, kind: 'footer', footer } };
  }
}
