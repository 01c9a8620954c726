import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { RepeatEvery } from '@pruefer/platform';
import { DataSource, IsNull } from 'typeorm';
import { Page } from '../page/page.entity.js';
import { PageRepository } from '../page/page.repository.js';
import { PublishPages } from '../publishing/publish-pages.js';
import { LoadedBankFiles } from './loaded-bank-files.js';
import { PrepareText } from './prepare-text.js';
import { hasPlaceholders } from './text-placeholders.js';

const POLL_INTERVAL_MS = 30_000;
/** Pause before a retry, because a busy machine may have no free thread for a text. */
const RETRY_DELAY_MS = 2_000;

const allPages = () => true;

/**
 * Keeps rendered texts up to date: renders all at every start, because the rules for sanitising may be stricter now
 * (docs/SECURITY.md E4); later renders pages with placeholders when the values of these change.
 */
@Injectable()
export class RenewHtml {
  private readonly logger = new Logger(RenewHtml.name);
  /** Selects by text the pages that still need rendering; kept until it succeeds, also after a failure. */
  private due: ((content: string) => boolean) | undefined = allPages;

  constructor(
    private readonly database: DataSource,
    private readonly pages: PageRepository,
    private readonly publish: PublishPages,
    private readonly prepare: PrepareText,
    private readonly bankFiles: LoadedBankFiles,
  ) {}

  /** Renders the texts of all pages again. */
  all(): Promise<void> {
    return this.renew(allPages);
  }

  @RepeatEvery(POLL_INTERVAL_MS, { pauseAfterFailureMs: RETRY_DELAY_MS })
  async poll(): Promise<void> {
    if (await this.bankFiles.reload()) this.due ??= hasPlaceholders;
    if (!this.due) return;
    await this.renew(this.due);
    this.due = undefined;
  }

  /** One page at a time, so that other texts need not wait for all of them. */
  private async renew(concerns: (content: string) => boolean): Promise<void> {
    const ids = await this.database.manager.find(Page, { select: { id: true }, where: { deletedAt: IsNull() } });
    for (const { id } of ids) {
      const page = await this.database.manager.findOneBy(Page, { id });
      if (page && concerns(page.content)) await this.renewOne(page).catch((error: unknown) => this.pass(page, error));
    }
  }

  /** Skips a text that exceeds a current bound: its stored HTML remains. @throws all other errors */
  private pass({ id, slug }: Page, error: unknown): void {
    if (!(error instanceof Problem) || error.code !== 'content_too_complex') throw error;
    this.logger.error({ msg: 'the text of a page cannot be made anew; it has to be edited', pageId: id, slug });
  }

  private async renewOne({ id, content, html, version }: Page): Promise<void> {
    const text = await this.prepare.run(content);
    if (text.html === html) return;
    await this.database.transaction(async (manager) => {
      await this.pages.lock(manager);
      const page = await manager.findOneBy(Page, { id, version });
      // A page that was saved meanwhile is up to date.
      if (!page) return;
      const after = { ...page, ...text };
      await this.pages.save(manager, after);
      await this.publish.page(manager, page, after);
    });
  }
}
