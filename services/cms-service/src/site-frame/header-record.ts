import { Injectable } from '@nestjs/common';
import {
  type ContentChanged,
  contentKey,
  defaultHeaderConfig,
  type HeaderConfig,
  type PageLink,
  type SaveHeaderConfigBody,
} from '@pruefer/contracts';
import { type Actor, type ChangedRecord, changesBetween } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { ImageRepository } from '../images/image.repository.js';
import type { ImageUser } from '../images/image-user.js';
import type { PageLinkSource } from '../pages/links/page-link-source.js';
import { leadsTo } from '../pages/links/linked-slug.js';
import { PublishedRecord } from '../single-record/published-record.js';
import type { StoredRecord } from '../single-record/single-record.js';

/** The editable fields of a header. */
type HeaderFields = Pick<HeaderConfig, 'siteName' | 'logoText' | 'logoUrl' | 'showLogo' | 'buttons'>;

/** The header of the public site. */
@Injectable()
export class HeaderRecord extends PublishedRecord<HeaderConfig, HeaderFields> implements PageLinkSource, ImageUser {
  protected readonly defaults = defaultHeaderConfig;

  constructor(
    database: DataSource,
    private readonly images: ImageRepository,
  ) {
    super(database, 'header');
  }

  /** @throws Problem `version_conflict` with the current header; `invalid_request` for a logo that does not exist */
  save(newConfig: SaveHeaderConfigBody, actor: Actor): Promise<HeaderConfig> {
    const fields = toHeaderFields(newConfig);
    const check = (manager: EntityManager) => this.images.requireStored(manager, 'logoUrl', [fields.logoUrl ?? '']);
    const details = (before: HeaderConfig) => changesBetween<HeaderFields>(before, fields);
    return this.saveEdit(actor, { version: newConfig.version, fields, check, details });
  }

  /** Buttons that lead to a page. */
  async linksTo(slugs: ReadonlySet<string>): Promise<PageLink[]> {
    const buttons = (await this.current()).buttons.filter(({ href }) => leadsTo(slugs, href));
    return buttons.map(({ text }) => ({ source: 'header', sourceId: null, title: text }));
  }

  async listImagePlaces(manager: EntityManager, imageId: string): Promise<string[]> {
    return (await this.current(manager)).logoUrl?.includes(imageId) ? ['Header (Logo)'] : [];
  }

  protected toConfig({ fields, version, updatedAt }: StoredRecord<HeaderFields>): HeaderConfig {
    const { siteName, logoText, logoUrl, showLogo, buttons } = fields;
    const { id } = defaultHeaderConfig;
    return { id, siteName, logoText, logoUrl, showLogo, buttons, updatedAt: updatedAt.toISOString(), version };
  }

  protected toPublication(header: HeaderConfig): ChangedRecord<ContentChanged> {
    return { key: contentKey.header, state: { version: header.version, kind: 'header', header } };
  }
}

function toHeaderFields({ siteName, logoText, logoUrl, showLogo, buttons }: SaveHeaderConfigBody): HeaderFields {
  const orderedButtons = buttons.toSorted((a, b) => a.order - b.order);
  return { siteName, logoText: logoText || null, logoUrl: logoUrl || null, showLogo, buttons: orderedButtons };
}
