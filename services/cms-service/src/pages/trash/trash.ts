import { Injectable } from '@nestjs/common';
import { type AdminPage, Problem } from '@pruefer/contracts';
import { addAudit, requireVersion } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { toAdminPage } from '../page/page-views.js';
import { PublishPages } from '../publishing/publish-pages.js';
import { nextPage, type PageDecision } from '../edit/change-page.js';
import { StorePage } from '../edit/store-page.js';
import { findPage } from '../page/find-page.js';

/** Keeps deleted pages for a while. */
@Injectable()
export class Trash {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly write: StorePage,
    private readonly publish: PublishPages,
  ) {}

  /** Idempotent. @throws Problem `page_unknown`, `version_conflict` with the current page */
  add(id: string, { version, actor }: PageDecision): Promise<AdminPage> {
    return this.onPage(id, async (manager, page) => {
      if (page.deletedAt) return page;
      await requireVersion(version, page.version, () => toAdminPage(page));
      const after = nextPage(page, { deletedAt: new Date() }, { actor });
      await this.write.run(manager, page, after, { action: 'page.deleted', actor });
      await this.pages.cancelPlans(manager, id);
      return after;
    });
  }

  /** Restores the page; idempotent. @throws Problem `page_unknown`, `version_conflict`, and those of `StorePage` */
  restore(id: string, { version, actor }: PageDecision): Promise<AdminPage> {
    return this.onPage(id, async (manager, page) => {
      if (!page.deletedAt) return page;
      await requireVersion(version, page.version, () => toAdminPage(page));
      const after = nextPage(page, { deletedAt: null }, { actor });
      await this.write.run(manager, page, after, { action: 'page.restored', actor });
      return after;
    });
  }

  /** Deletes a page and its revisions permanently. @throws Problem `page_unknown` when it is not in the trash, `version_conflict` */
  erase(id: string, { version, actor }: PageDecision): Promise<AdminPage> {
    return this.onPage(id, async (manager, page) => {
      if (!page.deletedAt) throw new Problem('page_unknown');
      await requireVersion(version, page.version, () => toAdminPage(page));
      await this.publish.redirectsTo(manager, page, undefined);
      await manager.delete(Page, { id });
      const details = { subject: page.title, slug: page.slug };
      await addAudit(manager, 'cms', { action: 'page.erased', actor, target: id, details });
      return page;
    });
  }

  private onPage(id: string, work: (manager: EntityManager, page: Page) => Promise<Page>): Promise<AdminPage> {
    return this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      return toAdminPage(await work(manager, await findPage(manager, id)));
    });
  }
}
