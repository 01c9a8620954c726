import { Injectable } from '@nestjs/common';
import { type PagePreview, type PreviewToken, Problem } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { CmsConfig } from '../../config.js';
import { Page } from '../page/page.entity.js';
import { translationIn } from '../page/page-views.js';
import { PrepareText } from '../text/prepare-text.js';
import { PreviewTokens } from './preview-tokens.js';

const LIVES_MS = 60 * 60 * 1_000;

/** Pages and drafts as visitors would see them, for holders of a token. */
@Injectable()
export class Previews {
  private readonly tokens: PreviewTokens;

  constructor(
    private readonly database: DataSource,
    private readonly prepare: PrepareText,
    { INTERNAL_SECRET }: CmsConfig,
  ) {
    this.tokens = new PreviewTokens(INTERNAL_SECRET);
  }

  /** @throws Problem `page_unknown` */
  async create(pageId: string): Promise<PreviewToken> {
    const page = await this.database.manager.findOneBy(Page, { id: pageId });
    if (!page || page.deletedAt) throw new Problem('page_unknown');
    const expiresAtMs = Date.now() + LIVES_MS;
    const token = this.tokens.create({ pageId, version: page.version, expiresAtMs });
    const slug = page.draft?.fields.slug ?? page.slug;
    return { token, expiresAt: new Date(expiresAtMs).toISOString(), address: `/#${slug}?preview=${token}` };
  }

  /** @throws Problem `preview_expired` */
  async open(token: string): Promise<PagePreview> {
    const claim = this.tokens.read(token, Date.now());
    const page = claim && (await this.database.manager.findOneBy(Page, { id: claim.pageId }));
    if (!page || page.deletedAt || page.version !== claim.version) throw new Problem('preview_expired');
    const fields = page.draft?.fields ?? page;
    const { slug, title, metaDescription, noindex } = fields;
    const content = page.draft ? (await this.prepare.run(page.draft.fields.content)).html : page.html;
    const times = { updatedAt: page.updatedAt.toISOString() };
    return { slug, title, metaDescription, content, noindex, ...translationIn(fields), ...times };
  }
}
