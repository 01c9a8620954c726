import { Controller } from '@nestjs/common';
import {
  type AdminPage,
  createPage,
  type InputOf,
  listPages,
  orderPages,
  type PageRows,
  readPage,
  savePage,
} from '@pruefer/contracts';
import { CurrentActor, Handles, hasParameters, type SignedInActor } from '@pruefer/platform';
import { CreatePage } from './edit/create-page.js';
import { OrderPages } from './edit/order-pages.js';
import { SavePage } from './edit/save-page.js';
import { PageQueries } from './read/page.queries.js';

/** The section "Seiten-Verwaltung": its pages. */
@Controller()
export class PagesController {
  constructor(
    private readonly queries: PageQueries,
    private readonly createPage: CreatePage,
    private readonly savePage: SavePage,
    private readonly orderPages: OrderPages,
  ) {}

  @Handles(listPages)
  list({ query }: InputOf<typeof listPages>): Promise<AdminPage[] | PageRows> {
    return hasParameters(query) ? this.queries.listRows(query) : this.queries.list();
  }

  @Handles(readPage)
  read({ params: { id } }: InputOf<typeof readPage>): Promise<AdminPage> {
    return this.queries.read(id);
  }

  @Handles(createPage)
  create({ body }: InputOf<typeof createPage>, @CurrentActor() actor: SignedInActor): Promise<AdminPage> {
    return this.createPage.run(body, actor);
  }

  @Handles(savePage)
  save({ params: { id }, body }: InputOf<typeof savePage>, @CurrentActor() actor: SignedInActor): Promise<AdminPage> {
    return this.savePage.run(id, body, actor);
  }

  @Handles(orderPages)
  order({ body: { ids } }: InputOf<typeof orderPages>, @CurrentActor() actor: SignedInActor): Promise<PageRows> {
    return this.orderPages.run(ids, actor);
  }
}
