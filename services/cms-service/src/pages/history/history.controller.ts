import { Controller } from '@nestjs/common';
import {
  type AdminPage,
  type InputOf,
  listRevisions,
  readRevision,
  restoreRevision,
  type Revision,
  type RevisionPage,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentEditor } from '../../editor.js';
import type { Editor } from '../../editor.js';
import { Revisions } from './revisions.js';

/** How a page was. */
@Controller()
export class HistoryController {
  constructor(private readonly revisions: Revisions) {}

  @Answers(listRevisions)
  list({ params: { id }, query }: InputOf<typeof listRevisions>): Promise<RevisionPage> {
    return this.revisions.list(id, query);
  }

  @Answers(readRevision)
  read({ params: { id, number }, query: { against } }: InputOf<typeof readRevision>): Promise<Revision> {
    return this.revisions.read(id, number, against);
  }

  @Answers(restoreRevision)
  restore(
    { params, body: { version } }: InputOf<typeof restoreRevision>,
    @CurrentEditor() editor: Editor,
  ): Promise<AdminPage> {
    return this.revisions.restore(params, { version, editor });
  }
}
