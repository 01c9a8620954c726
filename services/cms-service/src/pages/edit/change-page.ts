import { Injectable } from '@nestjs/common';
import { type AdminPage, Problem } from '@pruefer/contracts';
import { requireVersion } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { toAdminPage } from '../page/page-views.js';
import { type PageAction, StorePage } from './store-page.js';
import { findPage } from '../page/find-page.js';

/** A change of one page. */
interface PageChange extends PageAction {
  readonly id: string;
  /** The version that the author edited; left out: any. */
  readonly version?: number | null | undefined;
  /** Returns the changed fields, or throws to refuse the change. */
  readonly change: (page: Page) => Partial<Page>;
}

/** The actor of a decision about a page, and the version the actor saw. */
export type PageDecision = Pick<PageChange, 'version' | 'actor'>;

/** Changes one page that is not in the trash. */
@Injectable()
export class ChangePage {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly write: StorePage,
  ) {}

  /**
   * @returns the changed page
   * @throws Problem `page_unknown`, `page_in_trash`, `version_conflict` with the current page, and those of `StorePage`
   */
  run(change: PageChange): Promise<AdminPage> {
    return this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      return this.changeIn(manager, change);
    });
  }

  /** The same in a transaction that holds the lock of all pages. */
  async changeIn(manager: EntityManager, { id, version, change, ...work }: PageChange): Promise<AdminPage> {
    const before = await findPage(manager, id);
    if (before.deletedAt) throw new Problem('page_in_trash');
    await requireVersion(version, before.version, () => toAdminPage(before));
    const after = nextPage(before, change(before), work);
    await this.write.run(manager, before, after, work);
    return toAdminPage(after);
  }
}

/** The next state of a page. */
export function nextPage(before: Page, change: Partial<Page>, { actor }: Pick<PageAction, 'actor'>): Page {
  const stamp = { version: before.version + 1, updatedAt: new Date(), updatedBy: actor.name };
  return { ...before, ...change, ...stamp };
}
