import { Injectable } from '@nestjs/common';
import {
  MAX_ALL_CONTENT_BYTES,
  MAX_PAGES,
  MAX_REDIRECTS,
  MAX_REVISIONS,
  Problem,
  type RevisionKind,
} from '@pruefer/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { lockUntilCommit } from '@pruefer/platform';
import { PageRevision } from './page-revision.entity.js';
import { Page } from './page.entity.js';
import { toPageFields } from './page-views.js';
import { PlannedPublicationRow } from './planned-publication.entity.js';
import { RedirectRow } from './redirect.entity.js';

/** Statements on pages that several use cases share, within a transaction of the caller. */
@Injectable()
export class PageRepository {
  /** Serializes changes of pages, so that checks of addresses and of the page limit stay valid until the commit. */
  async lock(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'cms.pages');
  }

  /** @throws Problem `slug_taken` or `slug_redirects` when the address leads to another page */
  async requireFreeSlug(manager: EntityManager, slug: string, id: string): Promise<void> {
    if (await manager.existsBy(Page, { slug, id: Not(id), deletedAt: IsNull() })) throw new Problem('slug_taken');
    if (await manager.existsBy(RedirectRow, { slug, pageId: Not(id) })) throw new Problem('slug_redirects');
  }

  async save(manager: EntityManager, page: Page): Promise<void> {
    await manager.save(Page, page);
  }

  /** Call it after adding or changing a page. @throws Problem `pages_full` above the limit of pages or text */
  async requireRoom(manager: EntityManager): Promise<void> {
    const [room] = await manager.query<{ pages: number; bytes: string }[]>(
      `SELECT count(*)::int AS pages,
              coalesce(sum(octet_length(content) + coalesce(octet_length(draft #>> '{fields,content}'), 0)), 0) AS bytes
         FROM cms.page`,
    );
    if (room!.pages > MAX_PAGES || Number(room!.bytes) > MAX_ALL_CONTENT_BYTES) throw new Problem('pages_full');
  }

  /** Stores a revision of the page and deletes the oldest above the limit. */
  async addRevision(manager: EntityManager, page: Page, kind: RevisionKind): Promise<void> {
    const { id, version, updatedAt, updatedBy, isPublished } = page;
    await manager.insert(PageRevision, {
      pageId: id,
      number: version,
      kind,
      at: updatedAt,
      actor: updatedBy,
      isPublished,
      fields: toPageFields(page),
    });
    await manager.query(
      `DELETE FROM cms.page_revision WHERE page_id = $1 AND number <=
         (SELECT number FROM cms.page_revision WHERE page_id = $1 ORDER BY number DESC OFFSET ${MAX_REVISIONS} LIMIT 1)`,
      [id],
    );
  }

  /** @throws Problem `redirects_full` */
  async addRedirect(manager: EntityManager, redirect: RedirectRow): Promise<void> {
    if ((await manager.count(RedirectRow)) >= MAX_REDIRECTS) throw new Problem('redirects_full');
    await manager.insert(RedirectRow, redirect);
  }

  /** @returns whether there was one */
  async removeRedirect(manager: EntityManager, slug: string): Promise<boolean> {
    return (await manager.delete(RedirectRow, { slug })).affected === 1;
  }

  /** Cancels all waiting plans of a page. */
  async cancelPlans(manager: EntityManager, pageId: string): Promise<void> {
    const cancellation = { state: 'cancelled', endedAt: new Date() } as const;
    await manager.update(PlannedPublicationRow, { pageId, state: 'waiting' }, cancellation);
  }
}
