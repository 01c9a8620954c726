import { Injectable } from '@nestjs/common';
import { type CreateSectionBody, Problem, type SaveSectionBody, type Section } from '@pruefer/contracts';
import { type Actor, changesBetween, requireVersion } from '@pruefer/platform';
import { v7 as uuid } from 'uuid';
import { shownImages } from '../images/image-path.js';
import { ImageRepository } from '../images/image.repository.js';
import { PageText } from '../rendering/page-text.js';
import { EditHomepage } from './edit-homepage.js';
import { newSectionFields, sectionFields } from './section-fields.js';
import { SectionRepository, toSection } from './section.repository.js';

/** What staff do with the sections of the home page. */
@Injectable()
export class Sections {
  constructor(
    private readonly editHomepage: EditHomepage,
    private readonly sections: SectionRepository,
    private readonly pageText: PageText,
    private readonly images: ImageRepository,
  ) {}

  /**
   * @throws Problem `sections_full`; `content_too_complex` for its text, or those of all sections together; `invalid_request`
   * for an image deleted meanwhile
   */
  async create(newSection: CreateSectionBody, actor: Actor): Promise<Section> {
    const fields = newSectionFields(newSection);
    const html = await this.renderHtml(fields.content, actor);
    const section = { id: uuid(), ...fields, html, version: 1 };
    return this.editHomepage.run(actor, async (manager) => {
      await this.images.requireStored(manager, 'content', shownImages(html));
      await this.sections.requireRoom(manager);
      await this.sections.save(manager, section);
      const details = { subject: fields.title, ...fields };
      return { result: toSection(section), action: 'section.created', target: section.id, details };
    });
  }

  /**
   * @throws Problem `section_unknown`; `version_conflict` with the current section; `content_too_complex` for its text,
   * or those of all sections together; `invalid_request` for an image deleted meanwhile
   */
  async save(id: string, edit: SaveSectionBody, actor: Actor): Promise<Section> {
    const newHtml = await this.renderHtml(edit.content, actor);
    return this.editHomepage.run(actor, async (manager) => {
      const before = await this.sections.find(manager, id);
      await requireVersion(edit.version, before.version, () => toSection(before));
      await this.images.requireStored(manager, 'content', shownImages(newHtml));
      const fields = sectionFields(before, edit);
      const html = edit.content === undefined ? before.html : newHtml;
      const after = { id, ...fields, html, version: before.version + 1 };
      await this.sections.save(manager, after);
      const details = { subject: fields.title, ...changesBetween(before, fields) };
      return { result: toSection(after), action: 'section.saved', target: id, details };
    });
  }

  /** @throws Problem `section_unknown` */
  delete(id: string, actor: Actor): Promise<Section> {
    return this.editHomepage.run(actor, async (manager) => {
      const section = await this.sections.find(manager, id);
      await this.sections.remove(manager, id);
      const details = { subject: section.title };
      return { result: toSection(section), action: 'section.deleted', target: id, details };
    });
  }

  /**
   * Renders its text again, because it does not keep its images while it is deleted.
   * @throws Problem `section_unknown` for one that was not deleted in the last 30 days; `sections_full`; `content_too_complex`
   */
  async restore(id: string, actor: Actor): Promise<Section> {
    const deleted = await this.sections.findDeleted(id);
    const html = await this.renderHtml(deleted.content, actor);
    return this.editHomepage.run(actor, async (manager) => {
      await this.images.requireStored(manager, 'content', shownImages(html));
      await this.sections.requireRoom(manager);
      const section = await this.sections.bringBack(manager, { ...deleted, html });
      const details = { subject: section.title };
      return { result: toSection(section), action: 'section.restored', target: id, details };
    });
  }

  /** All or nothing. @throws Problem `section_unknown` */
  order(ids: readonly string[], actor: Actor): Promise<Section[]> {
    return this.editHomepage.run(actor, async (manager) => {
      const existingIds = new Set((await this.sections.all(manager)).map(({ id }) => id));
      if (ids.some((id) => !existingIds.has(id))) throw new Problem('section_unknown');
      await this.sections.reorder(manager, ids);
      const sections = (await this.sections.all(manager)).map(toSection);
      const titles = sections.map(({ title }) => title);
      return { result: sections, action: 'sections.ordered', details: { titles } };
    });
  }

  /** Called before the transaction, so that a slow text holds no lock. */
  private async renderHtml(content: string | null | undefined, { signal }: Actor): Promise<string | null> {
    return content ? (await this.pageText.render(content, signal)).html : null;
  }
}
