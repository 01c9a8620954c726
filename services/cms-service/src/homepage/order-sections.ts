import { Injectable } from '@nestjs/common';
import { Problem, type Section } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { EditHomepage } from './edit-homepage.js';
import { sectionOf, SectionRepository } from './section.repository.js';

/** Changes the order of sections of the home page. */
@Injectable()
export class OrderSections {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly sections: SectionRepository,
  ) {}

  /** All or nothing. @throws Problem `section_unknown` */
  run(ids: readonly string[], actor: Actor): Promise<Section[]> {
    return this.editHomepage.run(actor, async (manager) => {
      const existingIds = new Set((await this.sections.all(manager)).map(({ id }) => id));
      if (ids.some((id) => !existingIds.has(id))) throw new Problem('section_unknown');
      await this.sections.reorder(manager, ids);
      const sections = (await this.sections.all(manager)).map(sectionOf);
      const titles = sections.map(({ title }) => title);
      return { result: sections, action: 'sections.ordered', details: { titles } };
    });
  }
}
