import { Controller } from '@nestjs/common';
import {
  type AdminPage,
  deletePage,
  discardDraft,
  erasePage,
  type InputOf,
  listTrash,
  type PageRows,
  publishDraft,
  restorePage,
  saveDraft,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Drafts } from './edit/drafts.js';
import { Trash } from './edit/trash.js';
import { PageQueries } from './read/page.queries.js';

/** Drafts of pages, and the trash. */
@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: Drafts,
    private readonly trash: Trash,
    private readonly queries: PageQueries,
  ) {}

  @Handles(saveDraft)
  save({ params: { id }, body }: InputOf<typeof saveDraft>, @CurrentActor() actor: SignedInActor): Promise<AdminPage> {
    return this.drafts.save(id, body, actor);
  }

  @Handles(discardDraft)
  discard(
    { params: { id }, query: { version } }: InputOf<typeof discardDraft>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.drafts.discard(id, { version, actor });
  }

  @Handles(publishDraft)
  publish(
    { params: { id }, body: { version } }: InputOf<typeof publishDraft>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.drafts.publish(id, { version, actor });
  }

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
