import { Controller } from '@nestjs/common';
import {
  type AdminPage,
  deletePage,
  erasePage,
  type InputOf,
  listTrash,
  type PageRows,
  restorePage,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { PageQueries } from '../read/page.queries.js';
import { Trash } from './trash.js';

@Controller()
export class TrashController {
  constructor(
    private readonly trash: Trash,
    private readonly queries: PageQueries,
  ) {}

  @Handles(deletePage)
  remove(
    { params: { id }, query: { version } }: InputOf<typeof deletePage>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.trash.add(id, { version, actor });
  }

  @Handles(listTrash)
  listTrash({ query }: InputOf<typeof listTrash>): Promise<PageRows> {
    return this.queries.trash(query);
  }

  @Handles(restorePage)
  restore(
    { params: { id }, query: { version } }: InputOf<typeof restorePage>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.trash.restore(id, { version, actor });
  }

  @Handles(erasePage)
  erase(
    { params: { id }, query: { version } }: InputOf<typeof erasePage>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.trash.erase(id, { version, actor });
  }
}
