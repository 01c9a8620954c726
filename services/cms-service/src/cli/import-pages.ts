import { Injectable } from '@nestjs/common';
import { type CreatePageBody, Problem } from '@pruefer/contracts';
import { DataSource, IsNull } from 'typeorm';
import { commandLineActor } from '@pruefer/platform';
import { CreatePage } from '../pages/edit/create-page.js';
import type { FilePage } from '../pages/files/page-file.js';
import { SavePage } from '../pages/edit/save-page.js';
import { Page } from '../pages/page/page.entity.js';
import { toPageFields } from '../pages/page/page-views.js';

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
  async run({ translates, ...fields }: FilePage): Promise<ImportResult> {
    const existingPage = await this.pageAt(fields.slug);
    const translationOf = await this.findGermanPageId(translates, existingPage);
    const page: CreatePageBody = { ...fields, ...(translationOf && { translationOf }) };
    if (!existingPage) {
      await this.create.run(page, commandLineActor, 'imported');
      return 'created';
    }
    if (isAlready(existingPage, page)) return 'unchanged';
    // Saves with the version that was compared, so that a concurrent edit is a conflict.
    await this.save.run(existingPage.id, { ...page, version: existingPage.version }, commandLineActor, 'imported');
    return 'saved';
  }

  private pageAt(slug: string): Promise<Page | null> {
    return this.database.manager.findOneBy(Page, { slug, deletedAt: IsNull() });
  }

  /** The German page that a file names. The file of a page whose German page was deleted for good has its id. */
  private async findGermanPageId(translates: string | undefined, page: Page | null): Promise<string | undefined> {
    if (!translates || translates === page?.translationOf) return translates;
    const german = await this.pageAt(translates);
    if (german) return german.id;
    const message = `Eine Seite mit der Adresse ${translates} gibt es nicht.`;
    throw new Problem('invalid_request', { errors: [{ field: 'translates', code: 'unknown', message }] });
  }
}

function isAlready(storedPage: Page, page: CreatePageBody): boolean {
  const now: Record<string, unknown> = { ...toPageFields(storedPage), isPublished: storedPage.isPublished };
  return (
    !storedPage.draft && Object.entries(page).every(([field, value]) => value === undefined || now[field] === value)
  );
}
