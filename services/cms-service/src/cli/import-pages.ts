import { Injectable } from '@nestjs/common';
import type { CreatePageBody } from '@pruefer/contracts';
import { DataSource, IsNull } from 'typeorm';
import type { Actor } from '@pruefer/platform';
import { CreatePage } from '../pages/edit/create-page.js';
import { SavePage } from '../pages/edit/save-page.js';
import { Page } from '../pages/page/page.entity.js';
import { pageFieldsOf } from '../pages/page/page-views.js';

const actor: Actor = { name: 'Kommandozeile' };

export type ImportResult = 'created' | 'saved' | 'unchanged';

/** Imports a page from a file, with the checks of a save. */
@Injectable()
export class ImportPages {
  constructor(
    private readonly database: DataSource,
    private readonly create: CreatePage,
    private readonly save: SavePage,
  ) {}

  /** Idempotent: an unchanged page is not saved. @throws Problem as a save does */
  async run(page: CreatePageBody): Promise<ImportResult> {
    const existingPage = await this.database.manager.findOneBy(Page, { slug: page.slug, deletedAt: IsNull() });
    if (!existingPage) {
      await this.create.run(page, actor, 'imported');
      return 'created';
    }
    if (isAlready(existingPage, page)) return 'unchanged';
    // Saves with the version that was compared, so that a concurrent edit is a conflict.
    await this.save.run(existingPage.id, { ...page, version: existingPage.version }, actor, 'imported');
    return 'saved';
  }
}

function isAlready(known: Page, page: CreatePageBody): boolean {
  const now: Record<string, unknown> = { ...pageFieldsOf(known), isPublished: known.isPublished };
  return !known.draft && Object.entries(page).every(([field, value]) => value === undefined || now[field] === value);
}
