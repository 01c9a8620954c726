import { Injectable } from '@nestjs/common';
import { type AdminPage, Problem, type SaveDraftBody } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import type { Actor } from '@pruefer/platform';
import { findPage } from '../page/find-page.js';
import type { Page, StoredDraft } from '../page/page.entity.js';
import { toPageFields } from '../page/page-views.js';
import { type PreparedText, PrepareText } from '../text/prepare-text.js';
import { ChangePage, type PageDecision } from '../edit/change-page.js';
import { givenFields } from '../edit/given-fields.js';

/** Drafts of published pages, which visitors do not see. */
@Injectable()
export class Drafts {
  constructor(
    private readonly database: DataSource,
    private readonly change: ChangePage,
    private readonly prepare: PrepareText,
  ) {}

  /** @throws Problem `page_unpublished`, `content_too_complex` and those of `ChangePage` */
  async save(id: string, edit: SaveDraftBody, actor: Actor): Promise<AdminPage> {
    const text = edit.content === undefined ? undefined : await this.prepare.run(edit.content, actor.signal);
    const change = (page: Page) => {
      if (!page.isPublished) throw new Problem('page_unpublished');
      return { draft: buildDraft(page, edit, text, actor) };
    };
    return this.change.run({ id, version: edit.version, action: 'page.draft-saved', actor, change });
  }

  /** @throws Problem `draft_missing` and those of `ChangePage` */
  discard(id: string, { version, actor }: PageDecision): Promise<AdminPage> {
    const change = ({ draft }: Page) => {
      if (!draft) throw new Problem('draft_missing');
      return { draft: null };
    };
    return this.change.run({ id, version, action: 'page.draft-discarded', actor, change });
  }

  /**
   * Replaces the published text with the draft.
   * @throws Problem `draft_missing`, `content_too_complex` and those of `ChangePage`
   */
  async publish(id: string, { version, actor }: PageDecision): Promise<AdminPage> {
    const page = await findPage(this.database.manager, id);
    const text = page.draft ? await this.prepare.run(page.draft.fields.content, actor.signal) : undefined;
    const change = (now: Page) => {
      if (!now.draft || !text) throw new Problem('draft_missing');
      return publishedFields(now.draft, text);
    };
    // Publishes only the version that was rendered: a concurrent change of the draft is a conflict.
    const seenVersion = version ?? page.version;
    return this.change.run({
      id,
      version: seenVersion,
      action: 'page.published',
      revision: 'published',
      actor,
      change,
    });
  }
}

/** The page's fields after its draft is published. */
export function publishedFields({ fields }: StoredDraft, text: PreparedText): Partial<Page> {
  return { ...fields, ...text, draft: null, isPublished: true };
}

function buildDraft(page: Page, edit: SaveDraftBody, text: PreparedText | undefined, actor: Actor): StoredDraft {
  const { links, images, gaps } = text ?? page.draft ?? page;
  const fields = { ...toPageFields(page), ...page.draft?.fields, ...givenFields(edit) };
  return { fields, savedAt: new Date().toISOString(), savedBy: actor.name, links, images, gaps };
}
