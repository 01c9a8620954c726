import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminPage, CreatePageBody, RevisionKind } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, answerOnce } from '@pruefer/platform';
import type { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { toAdminPage } from '../page/page-views.js';
import { type PreparedText, PrepareText } from '../text/prepare-text.js';
import { StorePage } from './store-page.js';

/** Creates a page. */
@Injectable()
export class CreatePage {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly write: StorePage,
    private readonly prepare: PrepareText,
  ) {}

  /** @throws Problem `content_too_complex` and those of `StorePage` */
  async run(page: CreatePageBody, actor: Actor, revision: RevisionKind = 'created'): Promise<AdminPage> {
    const text = await this.prepare.run(page.content, actor.signal);
    return this.database.transaction((manager) =>
      answerOnce(manager, 'cms', actor.repeatable, async () => {
        await this.pages.lock(manager);
        return this.createIn(manager, { page, text, actor, revision });
      }),
    );
  }

  /** The same in a transaction that holds the lock of all pages. */
  async createIn(
    manager: EntityManager,
    { page, text, actor, revision }: { page: CreatePageBody; text: PreparedText; actor: Actor; revision: RevisionKind },
  ): Promise<AdminPage> {
    const created = buildPage(page, text, actor);
    await this.write.run(manager, undefined, created, { action: 'page.created', revision, actor });
    return toAdminPage(created);
  }
}

function buildPage(page: CreatePageBody, text: PreparedText, actor: Actor): Page {
  const now = new Date();
  return {
    id: randomUUID(),
    slug: page.slug,
    title: page.title,
    metaDescription: page.metaDescription || null,
    content: page.content,
    ...text,
    menuOrder: page.menuOrder ?? 0,
    isPublished: page.isPublished ?? false,
    showInMenu: page.showInMenu ?? false,
    noindex: page.noindex ?? false,
    translationOf: page.translationOf ?? null,
    draft: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.name,
    deletedAt: null,
  };
}
