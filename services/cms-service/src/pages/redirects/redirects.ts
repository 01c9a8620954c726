import { Injectable } from '@nestjs/common';
import {
  type CreateRedirectBody,
  DEFAULT_PAGE_SIZE,
  Problem,
  type Redirect,
  type RedirectList,
  type RedirectsQuery,
} from '@pruefer/contracts';
import { type Actor, addAudit, answerOnce, containsIgnoringCase, countRows, toSearchText } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { PageRepository } from '../page/page.repository.js';
import { isPublic } from '../publishing/page-record.js';
import { PublishPages } from '../publishing/publish-pages.js';
import type { RedirectRow } from '../page/redirect.entity.js';
import { findPage } from '../page/find-page.js';

const from = 'cms.redirect r JOIN cms.page ON page.id = r.page_id';

type ListedRedirect = RedirectRow & { readonly to: string; readonly pageTitle: string };

/** Old addresses of pages. */
@Injectable()
export class Redirects {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly publish: PublishPages,
  ) {}

  /** The newest first. */
  async list({ limit = DEFAULT_PAGE_SIZE, offset = 0, search = '' }: RedirectsQuery): Promise<RedirectList> {
    const values = [...toSearchText(search)];
    const matching = `${from} WHERE ${containsIgnoringCase('page.title', ['$1', '$2', '$3'])} OR strpos(r.slug, $1) > 0`;
    const rest = `${matching} ORDER BY r.created_at DESC, r.slug LIMIT ${limit} OFFSET ${offset}`;
    const rows = await select(this.database.manager, rest, values);
    return { items: rows.map(toRedirect), total: await countRows(this.database, matching, values) };
  }

  /** @throws Problem `page_unknown`, `page_in_trash`, `slug_taken`, `slug_redirects`, `redirects_full` */
  create({ slug, pageId }: CreateRedirectBody, actor: Actor): Promise<Redirect> {
    return this.database.transaction((manager) =>
      answerOnce(manager, 'cms', actor.repeatable, () => this.createWithin(manager, { slug, pageId }, actor)),
    );
  }

  private async createWithin(
    manager: EntityManager,
    { slug, pageId }: CreateRedirectBody,
    actor: Actor,
  ): Promise<Redirect> {
    await this.pages.lock(manager);
    const page = await findPage(manager, pageId);
    if (page.deletedAt) throw new Problem('page_in_trash');
    // A page's own address would lead to itself.
    if (page.slug === slug) throw new Problem('slug_taken');
    await this.pages.requireFreeSlug(manager, slug, pageId);
    const existingRedirect = await listedRedirect(manager, slug);
    if (existingRedirect) return toRedirect(existingRedirect);
    await this.pages.addRedirect(manager, { slug, pageId, createdAt: new Date(), createdBy: actor.name });
    if (isPublic(page)) await this.publish.redirects(manager, [{ slug, to: page.slug }]);
    const details = { subject: `/${slug}` };
    await addAudit(manager, 'cms', { action: 'redirect.created', actor, target: pageId, details });
    return toRedirect((await listedRedirect(manager, slug))!);
  }

  /** @throws Problem `redirect_unknown` */
  remove(slug: string, actor: Actor): Promise<Redirect> {
    return this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      const redirect = await listedRedirect(manager, slug);
      if (!redirect) throw new Problem('redirect_unknown');
      await this.pages.removeRedirect(manager, slug);
      await this.publish.redirects(manager, [{ slug, to: undefined }]);
      const details = { subject: `/${slug}` };
      await addAudit(manager, 'cms', { action: 'redirect.deleted', actor, target: redirect.pageId, details });
      return toRedirect(redirect);
    });
  }
}

async function listedRedirect(manager: EntityManager, slug: string): Promise<ListedRedirect | undefined> {
  return (await select(manager, `${from} WHERE r.slug = $1`, [slug]))[0];
}

function select(manager: EntityManager, rows: string, values: unknown[]): Promise<ListedRedirect[]> {
  return manager.query<ListedRedirect[]>(
    `SELECT r.slug, r.page_id AS "pageId", r.created_at AS "createdAt", r.created_by AS "createdBy",
            page.slug AS "to", page.title AS "pageTitle"
       FROM ${rows}`,
    values,
  );
}

function toRedirect({ createdAt, ...redirect }: ListedRedirect): Redirect {
  return { ...redirect, createdAt: createdAt.toISOString() };
}
