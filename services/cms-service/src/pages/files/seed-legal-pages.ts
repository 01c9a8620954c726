import { Injectable } from '@nestjs/common';
import { type CreatePageBody, Problem } from '@pruefer/contracts';
import { RunOnce, systemActor } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { readFileSync } from 'node:fs';
import { CreatePage } from '../edit/create-page.js';
import { PageRepository } from '../page/page.repository.js';
import { PrepareText } from '../text/prepare-text.js';
import { readPageFile } from './page-file.js';

const folder = new URL('../../../data/', import.meta.url);
const names = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'datenquellen'];

/** Drafts of the pages that a site must have, with gaps to fill: published and hidden from search engines. */
export const legalPages: readonly CreatePageBody[] = names.map((name) =>
  readPageFile(readFileSync(new URL(`${name}.md`, folder), 'utf8')),
);

const RETRY_DELAY_MS = 1_000;

/** Creates the legal pages, which the footer links to, at the first start. Each is created only once, also when staff deletes it. */
@Injectable()
export class SeedLegalPages {
  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly prepare: PrepareText,
    private readonly create: CreatePage,
  ) {}

  @RunOnce(RETRY_DELAY_MS)
  async run(): Promise<void> {
    for (const page of legalPages) await this.seed(page);
  }

  private async seed(page: CreatePageBody): Promise<void> {
    const [previousSeed] = await this.database.query<object[]>('SELECT FROM cms.seed WHERE name = $1', [page.slug]);
    if (previousSeed) return;
    const text = await this.prepare.run(page.content);
    await this.database
      .transaction(async (manager) => {
        await this.pages.lock(manager);
        const insertedRows = await manager.query<object[]>(
          'INSERT INTO cms.seed (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
          [page.slug],
        );
        if (insertedRows.length > 0)
          await this.create.createIn(manager, { page, text, actor: systemActor, revision: 'seeded' });
      })
      .catch(ignoreTaken);
  }
}

/** Ignores a taken address, so that an existing page remains. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof Problem && ['slug_taken', 'slug_redirects'].includes(error.code))) throw error;
}
