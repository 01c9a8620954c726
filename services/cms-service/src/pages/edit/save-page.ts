import { Injectable } from '@nestjs/common';
import type { AdminPage, AuditAction, RevisionKind, SavePageBody } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import type { Page } from '../page/page.entity.js';
import { PrepareText } from '../text/prepare-text.js';
import { ChangePage } from './change-page.js';
import { givenFields } from './given-fields.js';

/** Saves a page. Visitors of a published page see the change at once. */
@Injectable()
export class SavePage {
  constructor(
    private readonly change: ChangePage,
    private readonly prepare: PrepareText,
  ) {}

  /** @throws Problem `content_too_complex` and those of `ChangePage` */
  async run(id: string, edit: SavePageBody, actor: Actor, revision: RevisionKind = 'saved'): Promise<AdminPage> {
    const { version, isPublished } = edit;
    const text = edit.content === undefined ? undefined : await this.prepare.run(edit.content, actor.signal);
    const fields: Partial<Page> = {
      ...givenFields(edit),
      ...(isPublished !== undefined && { isPublished }),
      // A new text also replaces the draft.
      ...(text && { ...text, draft: null }),
    };
    return this.change.run({ id, version, action: getAuditAction(edit), revision, actor, change: () => fields });
  }
}

/** The audited action; an edit that only publishes or hides the page has its own. */
function getAuditAction({ isPublished, ...otherFields }: SavePageBody): AuditAction {
  const isSwitch = Object.keys(givenFields(otherFields)).length === 0 && isPublished !== undefined;
  if (!isSwitch) return 'page.saved';
  return isPublished ? 'page.published' : 'page.unpublished';
}
