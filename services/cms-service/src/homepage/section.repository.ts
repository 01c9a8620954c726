import { Injectable } from '@nestjs/common';
import { type Language, MAX_SECTIONS, Problem, type PublicSection, type Section, TRASH_DAYS } from '@pruefer/contracts';
import { countRows, lockUntilCommit } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';

/** A section with the HTML of its text. */
export interface SectionRecord extends Section {
  readonly html: string | null;
}

const RESTORABLE = `interval '${TRASH_DAYS} days'`;
const columns =
  'id, type, title, subtitle, content, html, button_text AS "buttonText", button_url AS "buttonUrl", icon, place AS "order", ' +
  'is_active AS "isActive", language, version';

/** All SQL around the sections of the home page. */
@Injectable()
export class SectionRepository {
  constructor(private readonly database: DataSource) {}

  /** All sections in their order; of equal places, the oldest first. */
  all(manager: EntityManager = this.database.manager): Promise<SectionRecord[]> {
    return manager.query(`SELECT ${columns} FROM cms.section WHERE deleted_at IS NULL ORDER BY place, id`);
  }

  /** Lets changes of the home page run one at a time, until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'cms.homepage');
  }

  /** @throws Problem `section_unknown` */
  async find(manager: EntityManager, id: string): Promise<SectionRecord> {
    return onlyOne(
      await manager.query<SectionRecord[]>(`SELECT ${columns} FROM cms.section WHERE id = $1 AND deleted_at IS NULL`, [
        id,
      ]),
    );
  }

  /** @throws Problem `sections_full` */
  async requireRoom(manager: EntityManager): Promise<void> {
    const sections = await countRows(manager, 'cms.section WHERE deleted_at IS NULL');
    if (sections >= MAX_SECTIONS) throw new Problem('sections_full');
  }

  /** Adds it, or replaces the one of the same id. */
  async save(manager: EntityManager, section: SectionRecord): Promise<void> {
    await manager.query(
      `INSERT INTO cms.section
         (id, type, title, subtitle, content, html, button_text, button_url, icon, place, is_active, language,
          version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (id) DO UPDATE SET type = excluded.type, title = excluded.title, subtitle = excluded.subtitle,
         content = excluded.content, html = excluded.html, button_text = excluded.button_text,
         button_url = excluded.button_url, icon = excluded.icon, place = excluded.place,
         is_active = excluded.is_active, language = excluded.language, version = excluded.version`,
      [
        section.id,
        section.type,
        section.title,
        section.subtitle,
        section.content,
        section.html,
        section.buttonText,
        section.buttonUrl,
        section.icon,
        section.order,
        section.isActive,
        section.language,
        section.version,
      ],
    );
  }

  /** Removes a section from the home page, and deletes removed ones that can no longer be restored. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE cms.section SET deleted_at = now() WHERE id = $1', [id]);
    await manager.query(
      `DELETE FROM cms.section WHERE deleted_at < now() - ${RESTORABLE} OR id IN (
         SELECT id FROM cms.section WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC OFFSET ${MAX_SECTIONS})`,
    );
  }

  /** @throws Problem `section_unknown` for one that was not deleted, or too long ago */
  async findDeleted(id: string): Promise<SectionRecord> {
    const restorable = `SELECT ${columns} FROM cms.section WHERE id = $1 AND deleted_at > now() - ${RESTORABLE}`;
    return onlyOne(await this.database.query<SectionRecord[]>(restorable, [id]));
  }

  /** Brings a deleted section back with its HTML. @throws Problem `section_unknown` for one that was restored meanwhile */
  async bringBack(manager: EntityManager, { id, version, html }: SectionRecord): Promise<SectionRecord> {
    // For an UPDATE, TypeORM returns its rows and their number.
    const [rows] = await manager.query<[SectionRecord[], number]>(
      `UPDATE cms.section SET deleted_at = NULL, html = $3, version = version + 1
       WHERE id = $1 AND version = $2 AND deleted_at IS NOT NULL RETURNING ${columns}`,
      [id, version, html],
    );
    return onlyOne(rows);
  }

  /** Numbers the sections from 1; others keep their places. */
  async reorder(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE cms.section SET place = wanted.place, version = version + 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
       WHERE section.id = wanted.id AND deleted_at IS NULL AND section.place <> wanted.place`,
      [ids],
    );
  }
}

/** The section for staff. */
export function toSection({ html: _, ...section }: SectionRecord): Section {
  return section;
}

/** The section for visitors. */
function toPublicSection({ html, version: _, language: __, ...section }: SectionRecord): PublicSection {
  return { ...section, content: html };
}

/** The active sections of one home page, as its visitors see them. */
export function publicSectionsIn(language: Language, sections: readonly SectionRecord[]): PublicSection[] {
  return sections.filter((section) => section.isActive && section.language === language).map(toPublicSection);
}

function onlyOne(rows: readonly SectionRecord[]): SectionRecord {
  if (!rows[0]) throw new Problem('section_unknown');
  return rows[0];
}
