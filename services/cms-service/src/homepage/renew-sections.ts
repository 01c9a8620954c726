import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { PageText } from '../rendering/page-text.js';
import { type SectionRecord, SectionRepository } from './section.repository.js';

/** Renders the texts of sections again; the caller publishes the home page afterwards. */
@Injectable()
export class RenewSections {
  private readonly logger = new Logger(RenewSections.name);

  constructor(
    private readonly database: DataSource,
    private readonly sections: SectionRepository,
    private readonly text: PageText,
  ) {}

  /** Renders all sections again and stores changed HTML, each in its own transaction. */
  async run(): Promise<void> {
    for (const section of await this.sections.all()) {
      const html = await this.render(section);
      if (html === undefined || html === section.html) continue;
      await this.database.transaction(async (manager) => {
        await this.sections.lock(manager);
        const current = (await this.sections.all(manager)).find(({ id }) => id === section.id);
        // Skips a section that was saved meanwhile.
        if (current?.version === section.version) await this.sections.save(manager, { ...current, html });
      });
    }
  }

  /** @returns undefined for a text that exceeds a current bound: its stored HTML stays */
  private async render({ id, content }: SectionRecord): Promise<string | null | undefined> {
    if (!content) return null;
    try {
      return (await this.text.render(content)).html;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'content_too_complex') throw error;
      this.logger.error({ msg: 'the text of a section cannot be made anew; it has to be edited', sectionId: id });
      return undefined;
    }
  }
}
