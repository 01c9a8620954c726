import { Injectable } from '@nestjs/common';
import { type AuditAction, HIDDEN_CHANGE, type RevisionKind } from '@pruefer/contracts';
import { type Actor, addAudit, type Changes, changesBetween } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { shownImages } from '../../images/image-path.js';
import { ImageRepository } from '../../images/image.repository.js';
import type { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { toPageFields } from '../page/page-views.js';
import { PublishPages } from '../publishing/publish-pages.js';
import { Translations } from './translations.js';

/** A change of a page with its actor. */
export interface PageAction {
  readonly action: AuditAction;
  /** Kind of the new revision; left out: no revision is stored. */
  readonly revision?: RevisionKind;
  readonly actor: Actor;
}

/** Fields that are too long for an audit row, which only names them; revisions contain their values. */
const UNSHOWN = new Set(['content']);

/** Writes a new state of a page, and all that follows from it, in the caller's transaction, which holds the lock of all pages. */
@Injectable()
export class StorePage {
  constructor(
    private readonly pages: PageRepository,
    private readonly publish: PublishPages,
    private readonly translations: Translations,
    private readonly images: ImageRepository,
  ) {}

  /**
   * @param before undefined: the page is new
   * @throws Problem `invalid_request` for a wrong translation or an image deleted meanwhile, `slug_taken`, `slug_redirects`,
   * `redirects_full`, `pages_full`
   */
  async run(manager: EntityManager, before: Page | undefined, after: Page, work: PageAction): Promise<void> {
    const exists = after.deletedAt === null;
    const comesBack = exists && before !== undefined && before.deletedAt !== null;
    const isMoved = exists && (before?.slug !== after.slug || comesBack);
    if (isMoved) await this.pages.requireFreeSlug(manager, after.slug, after.id);
    const draftSlug = after.draft?.fields.slug;
    // Checked while the author is present: a planned publication would fail later without being noticed.
    if (draftSlug !== undefined && draftSlug !== before?.draft?.fields.slug && draftSlug !== after.slug)
      await this.pages.requireFreeSlug(manager, draftSlug, after.id);
    await this.translations.refuseInvalidPair(manager, before, after);
    if (before?.html !== after.html) await this.images.requireStored(manager, 'content', shownImages(after.html));
    const formerSlug = isMoved && !comesBack && before?.isPublished ? before.slug : undefined;
    // An address that the page once had becomes its own again: what led from there would lead to itself.
    const isOwnAgain = isMoved && (await this.pages.removeRedirect(manager, after.slug));
    await this.pages.save(manager, after);
    if (formerSlug !== undefined)
      await this.pages.addRedirect(manager, {
        slug: formerSlug,
        pageId: after.id,
        createdAt: after.updatedAt,
        createdBy: after.updatedBy,
      });
    if (before === undefined || measureSize(after) > measureSize(before)) await this.pages.requireRoom(manager);
    if (work.revision) await this.pages.addRevision(manager, after, work.revision);
    if (isOwnAgain) await this.publish.redirects(manager, [{ slug: after.slug, to: undefined }]);
    await this.publish.page(manager, before, after);
    await audit(manager, before, after, work);
  }
}

function measureSize({ content, draft }: Page): number {
  return Buffer.byteLength(content) + Buffer.byteLength(draft?.fields.content ?? '');
}

async function audit(
  manager: EntityManager,
  before: Page | undefined,
  after: Page,
  { action, actor }: PageAction,
): Promise<void> {
  const changes = before
    ? newValues(changesBetween(selectAuditedFields(before), selectAuditedFields(after)))
    : { slug: after.slug };
  const details = { subject: after.title, ...changes };
  await addAudit(manager, 'cms', { action, actor, target: after.id, details });
}

function selectAuditedFields(page: Page) {
  return { ...toPageFields(page), isPublished: page.isPublished };
}

function newValues<Name extends string>(changes: Changes<Name>): { readonly [Field in Name]?: unknown } {
  const entries = Object.entries(changes).map(([field, change]) => [
    field,
    UNSHOWN.has(field) ? HIDDEN_CHANGE : change,
  ]);
  return Object.fromEntries(entries) as { readonly [Field in Name]?: unknown };
}
