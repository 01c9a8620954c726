import { Injectable } from '@nestjs/common';
import {
  type Appearance,
  brandContrast,
  ContentChangedV1,
  LEAST_CONTRAST,
  contrastText,
  Problem,
  type SaveAppearance as WantedAppearance,
} from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { publishedAppearance } from './appearance-state.js';
import { AppearanceRepository } from './appearance.repository.js';

/** Saves how the public site looks; visitors see it within seconds. */
@Injectable()
export class SaveAppearance {
  constructor(
    private readonly database: DataSource,
    private readonly appearance: AppearanceRepository,
  ) {}

  /** @throws Problem `version_conflict` with the current appearance; `colour_unreadable` with the measured contrasts */
  async run(wanted: WantedAppearance, actor: Actor): Promise<Appearance> {
    const brandColour = wanted.brandColour?.toUpperCase() ?? null;
    if (brandColour !== null) requireReadable(brandColour);
    return this.database.transaction(async (manager) => {
      await this.appearance.lock(manager);
      const before = await this.appearance.current(manager);
      await requireVersion(wanted.version, before.version, () => before);
      const after: Appearance = { brandColour, version: before.version + 1 };
      await this.appearance.replace(manager, after);
      await addToOutbox(manager, 'cms', ContentChangedV1, [publishedAppearance(after)]);
      await addAudit(manager, 'cms', { action: 'appearance.saved', actor, details: changesBetween(before, after) });
      return after;
    });
  }
}

function requireReadable(colour: string): void {
  const { letters, light, isReadable } = brandContrast(colour);
  if (isReadable) return;
  const contrastSentence = `${contrastText(letters)} zu weißer Schrift und von ${contrastText(light)} zum hellen Hintergrund`;
  const message = `Diese Farbe hat einen Kontrast von ${contrastSentence}. Nötig sind jeweils mindestens ${contrastText(LEAST_CONTRAST)}.`;
  throw new Problem('colour_unreadable', {
    text: message,
    errors: [{ field: 'brandColour', code: 'contrast', message }],
  });
}
