import { Injectable } from '@nestjs/common';
import type { SaveSectionBody, Section } from '@pruefer/contracts';
import { type Actor, changesBetween, requireVersion } from '@pruefer/platform';
import { PageText } from '../text/page-text.js';
import { EditHomepage } from './edit-homepage.js';
import { sectionFields } from './section-fields.js';
import { sectionOf, SectionRepository } from './section.repository.js';

/** Changes a section of the home page. */
@Injectable()
export class SaveSection {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly sections: SectionRepository,
    private readonly pageText: PageText,
  ) {}

  /**
   * @throws Problem `section_unknown`; `version_conflict` with the current section; `content_too_complex` for its text,
   * or those of all sections together
   */
  async run(id: string, edit: SaveSectionBody, actor: Actor): Promise<Section> {
    // Rendered before the transaction, so that a slow text holds no lock.
    const newHtml = edit.content ? (await this.pageText.render(edit.content, actor.signal)).html : null;
    return this.editHomepage.run(actor, async (manager) => {
      const before = await this.sections.find(manager, id);
      await requireVersion(edit.version, before.version, () => sectionOf(before));
      const fields = sectionFields(before, edit);
      const html = edit.content === undefined ? before.html : newHtml;
      const after = { id, ...fields, html, version: before.version + 1 };
      await this.sections.save(manager, after);
      const details = { subject: fields.title, ...changesBetween(before, fields) };
      return { result: sectionOf(after), action: 'section.saved', target: id, details };
    });
  }
}
