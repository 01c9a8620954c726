import { Injectable } from '@nestjs/common';
import type { Section } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { EditHomepage } from './edit-homepage.js';
import { sectionOf, SectionRepository } from './section.repository.js';

/** Deletes a section of the home page, and restores it within 30 days. */
@Injectable()
export class DeleteSection {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly sections: SectionRepository,
  ) {}

  /** @throws Problem `section_unknown` */
  run(id: string, actor: Actor): Promise<Section> {
    return this.editHomepage.run(actor, async (manager) => {
      const section = await this.sections.find(manager, id);
      await this.sections.remove(manager, id);
      const details = { subject: section.title };
      return { result: sectionOf(section), action: 'section.deleted', target: id, details };
    });
  }

  /** @throws Problem `section_unknown` for one that was not deleted in the last 30 days; `sections_full` */
  undo(id: string, actor: Actor): Promise<Section> {
    return this.editHomepage.run(actor, async (manager) => {
      await this.sections.requireRoom(manager);
      const section = await this.sections.bringBack(manager, id);
      const details = { subject: section.title };
      return { result: sectionOf(section), action: 'section.restored', target: id, details };
    });
  }
}
