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
import { Answers } from '@pruefer/platform';
import { CurrentEditor } from '../editor.js';
import type { Editor } from '../editor.js';
import { Drafts } from './edit/drafts.js';
import { Trash } from './edit/trash.js';
import { PageQueries } from './read/page.queries.js';

/** What visitors do not see of pages: their drafts, and the trash. */
@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: Drafts,
    private readonly trash: Trash,
    private readonly queries: PageQueries,
  ) {}

  @Answers(saveDraft)
  save({ params: { id }, body }: InputOf<typeof saveDraft>, @CurrentEditor() editor: Editor): Promise<AdminPage> {
    return this.drafts.save(id, body, editor);
  }

  @Answers(discardDraft)
  discard(
    { params: { id }, query: { version } }: InputOf<typeof discardDraft>,
    @CurrentEditor() editor: Editor,
  ): Promise<AdminPage> {
    return this.drafts.discard(id, { version, editor });
  }

  @Answers(publishDraft)
  publish(
    { params: { id }, body: { version } }: InputOf<typeof publishDraft>,
    @CurrentEditor() editor: Editor,
  ): Promise<AdminPage> {
    return this.drafts.publish(id, { version, editor });
  }

  @Answers(deletePage)
  remove({ params: { id } }: InputOf<typeof deletePage>, @CurrentEditor() editor: Editor): Promise<AdminPage> {
    return this.trash.add(id, editor);
  }

  @Answers(listTrash)
  listTrash({ query }: InputOf<typeof listTrash>): Promise<PageRows> {
    return this.queries.trash(query);
  }

  @Answers(restorePage)
  restore({ params: { id } }: InputOf<typeof restorePage>, @CurrentEditor() editor: Editor): Promise<AdminPage> {
    return this.trash.restore(id, editor);
  }

  @Answers(erasePage)
  erase({ params: { id } }: InputOf<typeof erasePage>, @CurrentEditor() editor: Editor): Promise<AdminPage> {
    return this.trash.erase(id, editor);
  }
}
