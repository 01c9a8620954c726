import { Injectable } from '@nestjs/common';
import { type PageRows, Problem } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { DataSource, In, IsNull } from 'typeorm';
import { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { PublishPages } from '../publishing/publish-pages.js';
import { PageQueries } from '../read/page.queries.js';
import { nextPage } from './change-page.js';

/** Changes the order of pages in the menu. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly publish: PublishPages,
    private readonly queries: PageQueries,
  ) {}

  /** All or nothing. @throws Problem `page_unknown` when one of them does not exist */
  async run(ids: readonly string[], actor: Actor): Promise<PageRows> {
    await this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      const pages = await manager.findBy(Page, { id: In([...ids]), deletedAt: IsNull() });
      if (pages.length !== ids.length) throw new Problem('page_unknown');
      const positions = new Map(ids.map((id, index) => [id, index + 1]));
      for (const page of pages) {
        const menuOrder = positions.get(page.id)!;
        if (menuOrder === page.menuOrder) continue;
        const after = nextPage(page, { menuOrder }, { actor });
        await this.pages.save(manager, after);
        await this.publish.page(manager, page, after);
      }
      await addAudit(manager, 'cms', { action: 'pages.ordered', actor });
    });
    return this.queries.listRows({});
  }
}
