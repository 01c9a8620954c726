import { Injectable } from '@nestjs/common';
import { ContentChangedV1, type FooterConfig, type SaveFooterConfig } from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { publishedFooter } from './footer-state.js';
import { FooterRepository } from './footer.repository.js';

/** Saves the footer; visitors see it within seconds. */
@Injectable()
export class SaveFooter {
  constructor(
    private readonly database: DataSource,
    private readonly footer: FooterRepository,
  ) {}

  /** @throws Problem `version_conflict` with the current footer, when it was read in an older version */
  run(wanted: SaveFooterConfig, actor: Actor): Promise<FooterConfig> {
    return this.database.transaction(async (manager) => {
      await this.footer.lock(manager);
      const before = await this.footer.current(manager);
      await requireVersion(wanted.version, before.version, () => before);
      const after: FooterConfig = { ...wanted, version: before.version + 1 };
      await this.footer.replace(manager, after);
      await addToOutbox(manager, 'cms', ContentChangedV1, [publishedFooter(after)]);
      await addAudit(manager, 'cms', { action: 'footer.saved', actor, details: changesBetween(before, after) });
      return after;
    });
  }
}
