import { Injectable } from '@nestjs/common';
import type { CreateSectionBody, Section } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { v7 as uuid } from 'uuid';
import { PageText } from '../text/page-text.js';
import { EditHomepage } from './edit-homepage.js';
import { newSectionFields } from './section-fields.js';
import { sectionOf, SectionRepository } from './section.repository.js';

/** Adds a section to the home page. */
@Injectable()
export class CreateSection {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly sections: SectionRepository,
    private readonly pageText: PageText,
  ) {}

  /** @throws Problem `sections_full`; `content_too_complex` for its text, or those of all sections together */
  async run(newSection: CreateSectionBody, actor: Actor): Promise<Section> {
    const fields = newSectionFields(newSection);
    const html = fields.content === null ? null : (await this.pageText.render(fields.content, actor.signal)).html;
    const section = { id: uuid(), ...fields, html, version: 1 };
    return this.editHomepage.run(actor, async (manager) => {
      await this.sections.requireRoom(manager);
      await this.sections.save(manager, section);
      const details = { subject: fields.title, ...fields };
      return { result: sectionOf(section), action: 'section.created', target: section.id, details };
    });
  }
}
