import { Controller } from '@nestjs/common';
import {
  type AdminPage,
  type InputOf,
  listRevisions,
  readRevision,
  restoreRevision,
  type Revision,
  type RevisionList,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Revisions } from './revisions.js';

/** Earlier versions of a page. */
@Controller()
export class HistoryController {
  constructor(private readonly revisions: Revisions) {}

  @Handles(listRevisions)
  list({ params: { id }, query }: InputOf<typeof listRevisions>): Promise<RevisionList> {
    return this.revisions.list(id, query);
  }

  @Handles(readRevision)
  read({ params: { id, number }, query: { against } }: InputOf<typeof readRevision>): Promise<Revision> {
    return this.revisions.read(id, number, against);
  }

  @Handles(restoreRevision)
  restore(
    { params, body: { version } }: InputOf<typeof restoreRevision>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminPage> {
    return this.revisions.restore(params, { version, actor });
  }
}
