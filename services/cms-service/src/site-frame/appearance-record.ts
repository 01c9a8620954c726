import { Injectable } from '@nestjs/common';
import {
  type Appearance,
  brandContrast,
  type ContentChanged,
  contentKey,
  contrastText,
  defaultAppearance,
  MIN_CONTRAST,
  Problem,
  type SaveAppearanceBody,
} from '@pruefer/contracts';
import { type Actor, type ChangedRecord, changesBetween } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { PublishedRecord } from '../single-record/published-record.js';
import type { StoredRecord } from '../single-record/single-record.js';

/** The record of the public site's appearance. */
@Injectable()
export class AppearanceRecord extends PublishedRecord<Appearance> {
  protected readonly defaults = defaultAppearance;

  constructor(database: DataSource) {
    super(database, 'appearance');
  }

  /** @throws Problem `version_conflict` with the current appearance; `colour_unreadable` with the measured contrasts */
  async save(newAppearance: SaveAppearanceBody, actor: Actor): Promise<Appearance> {
    const brandColour = newAppearance.brandColour?.toUpperCase() ?? null;
    if (brandColour !== null) requireReadable(brandColour);
    const { version } = newAppearance;
    return this.saveEdit(actor, { version, fields: { brandColour }, details: changesBetween<Appearance> });
  }

  protected toConfig({ fields, version }: StoredRecord<Omit<Appearance, 'version'>>): Appearance {
    return { ...fields, version };
  }

  protected toPublication(appearance: Appearance): ChangedRecord<ContentChanged> {
    return { key: contentKey.appearance, state: { version: appearance.version, kind: 'appearance', appearance } };
  }
}

function requireReadable(colour: string): void {
  const { letters, light, isReadable } = brandContrast(colour);
  if (isReadable) return;
  const contrastSentence = `${contrastText(letters)} zu weißer Schrift und von ${contrastText(light)} zum hellen Hintergrund`;
  const message = `Diese Farbe hat einen Kontrast von ${contrastSentence}. Nötig sind jeweils mindestens ${contrastText(MIN_CONTRAST)}.`;
  throw new Problem('colour_unreadable', {
    text: message,
    errors: [{ field: 'brandColour', code: 'contrast', message }],
  });
}
