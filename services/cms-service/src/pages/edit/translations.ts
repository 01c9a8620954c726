import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Page } from '../page/page.entity.js';

const messages = {
  itself: 'Eine Seite kann nicht ihre eigene Übersetzung sein.',
  unknown: 'Diese deutsche Seite gibt es nicht mehr, oder sie liegt im Papierkorb. Bitte wählen Sie eine andere.',
  isTranslation: 'Die gewählte Seite ist selbst eine Übersetzung. Bitte wählen Sie eine deutsche Seite.',
  isTranslated: 'Die gewählte Seite hat schon eine Übersetzung. Bitte bearbeiten Sie diese.',
  hasTranslation: 'Diese Seite hat eine Übersetzung und kann darum selbst keine sein.',
} as const;

/**
 * Pairs of a German page and its English translation. A deleted German page changes nothing: its translation stays
 * English and visible, and belongs to it again when it comes back. After it was deleted for good, the translation keeps its id.
 */
@Injectable()
export class Translations {
  /**
   * Checks a pair that a change makes, in the published text or in the draft; the caller holds the lock of all pages.
   * @param before undefined: the page is new
   * @throws Problem `invalid_request` with the field `translationOf`
   */
  async refuseInvalidPair(manager: EntityManager, before: Page | undefined, after: Page): Promise<void> {
    if (after.deletedAt !== null) return;
    const { id, translationOf } = after;
    const comesBack = before !== undefined && before.deletedAt !== null;
    if (translationOf && (comesBack || before?.translationOf !== translationOf))
      await this.requirePair(manager, id, translationOf, comesBack);
    const draftTranslationOf = after.draft?.fields.translationOf;
    // Checked while the author is present: a planned publication would fail later without being noticed.
    if (
      draftTranslationOf &&
      draftTranslationOf !== before?.draft?.fields.translationOf &&
      draftTranslationOf !== translationOf
    )
      await this.requirePair(manager, id, draftTranslationOf, false);
  }

  private async requirePair(manager: EntityManager, id: string, german: string, comesBack: boolean): Promise<void> {
    const error = await this.findError(manager, id, german, comesBack);
    if (!error) return;
    throw new Problem('invalid_request', {
      errors: [{ field: 'translationOf', code: error, message: messages[error] }],
    });
  }

  private async findError(
    manager: EntityManager,
    id: string,
    german: string,
    comesBack: boolean,
  ): Promise<keyof typeof messages | undefined> {
    if (german === id) return 'itself';
    const page = await manager.findOneBy(Page, { id: german });
    // A restored page keeps its pair, even if its German page is in the trash or was deleted for good.
    if (!comesBack && page?.deletedAt !== null) return 'unknown';
    if (page?.translationOf) return 'isTranslation';
    const isTaken = { translationOf: german, id: Not(id), deletedAt: IsNull() };
    if (await manager.existsBy(Page, isTaken)) return 'isTranslated';
    return (await manager.existsBy(Page, { translationOf: id, deletedAt: IsNull() })) ? 'hasTranslation' : undefined;
  }
}
