import { Injectable } from '@nestjs/common';
import {
  type AdminPage,
  DEFAULT_PAGE_SIZE,
  type DifferencePart,
  type PagingQuery,
  Problem,
  type Revision,
  type RevisionList,
  type RevisionRow,
} from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { diffLines } from 'diff';
import { ChangePage, type PageDecision } from '../edit/change-page.js';
import { findPage } from '../page/find-page.js';
import type { Page } from '../page/page.entity.js';
import { toPageFields } from '../page/page-views.js';
import { PrepareText } from '../text/prepare-text.js';
import { PageRevision } from '../page/page-revision.entity.js';

/** Time limit for comparing two texts; only very different ones reach it. */
const TIMEOUT_MS = 200;

/** Lists, compares and restores revisions of a page. */
@Injectable()
export class Revisions {
  constructor(
    private readonly database: DataSource,
    private readonly change: ChangePage,
    private readonly prepare: PrepareText,
  ) {}

  /** The newest first. @throws Problem `page_unknown` */
  async list(pageId: string, { limit = DEFAULT_PAGE_SIZE, offset = 0 }: PagingQuery): Promise<RevisionList> {
    await findPage(this.database.manager, pageId);
    const [items, total] = await this.database.manager.findAndCount(PageRevision, {
      where: { pageId },
      order: { number: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items: items.map(toRevisionRow), total };
  }

  /**
   * One revision, compared with another one.
   * @param against its number; undefined: the page as it is now
   * @throws Problem `page_unknown`, `revision_unknown`
   */
  async read(pageId: string, number: number, against?: number): Promise<Revision> {
    const page = await findPage(this.database.manager, pageId);
    const revision = await this.revision(pageId, number);
    const fields = toPageFields(revision.fields);
    const otherFields = toPageFields(against === undefined ? page : (await this.revision(pageId, against)).fields);
    const difference = differenceBetween(fields.content, otherFields.content);
    return { ...toRevisionRow(revision), fields, against: otherFields, difference };
  }

  /**
   * Restores the fields of a revision.
   * @throws Problem `page_unknown`, `revision_unknown`, `content_too_complex` and those of `ChangePage`
   */
  async restore({ id, number }: { id: string; number: number }, { version, actor }: PageDecision): Promise<AdminPage> {
    await findPage(this.database.manager, id);
    const { fields } = await this.revision(id, number);
    const text = await this.prepare.run(fields.content, actor.signal);
    const change = (): Partial<Page> => ({ ...toPageFields(fields), ...text, draft: null });
    return this.change.run({ id, version, action: 'page.revision-restored', revision: 'restored', actor, change });
  }

  private async revision(pageId: string, number: number): Promise<PageRevision> {
    const revision = await this.database.manager.findOneBy(PageRevision, { pageId, number });
    if (!revision) throw new Problem('revision_unknown');
    return revision;
  }
}

function toRevisionRow({ number, kind, at, actor, isPublished, fields: { title, slug } }: PageRevision): RevisionRow {
  return { number, kind, at: at.toISOString(), actor, title, slug, isPublished };
}

/** The difference between two texts by lines. Texts that are too different are shown one after the other. */
export function differenceBetween(from: string, to: string): DifferencePart[] {
  const parts = diffLines(from, to, { timeout: TIMEOUT_MS });
  if (!parts) return [part('removed', from), part('added', to)].filter(({ text }) => text !== '');
  return parts.map(({ added, removed, value }) => part(added ? 'added' : removed ? 'removed' : 'same', value));
}

function part(kind: DifferencePart['kind'], text: string): DifferencePart {
  return { kind, text };
}
