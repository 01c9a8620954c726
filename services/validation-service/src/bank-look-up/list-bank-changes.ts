import { Inject, Injectable } from '@nestjs/common';
import { comparedDataSets, selectBankChanges } from '@pruefer/banks';
import { type BankChanges, type BankChangesQuery, defaultTimes, type Language } from '@pruefer/contracts';
import type { Pool } from 'pg';
import { fieldsOfCursor, formatCursor } from '@pruefer/platform';
import { isISO8601 } from 'class-validator';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** A position in the list of changes, which is ordered by day and bank code. */
interface ChangePosition {
  readonly validFrom: string;
  readonly bankCode: string;
}

const day = { test: (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isISO8601(text, { strict: true }) };
const forms = [day, /^[A-Z0-9]{1,15}$/];

const nothingLoaded: Readonly<Record<Language, string>> = {
  de: 'Für dieses Land sind keine Bankdaten geladen. Änderungen sind nicht bekannt.',
  en: 'No bank data is loaded for this country. Changes are not known.',
};
const unknownBefore: Readonly<Record<Language, (isoDay: string) => string>> = {
  de: (isoDay) =>
    `Der älteste geladene Stand der Bankdaten gilt ab dem ${defaultTimes.ofDay(isoDay)}. Was sich bis dahin geändert hat, ist nicht bekannt.`,
  en: (isoDay) =>
    `The oldest loaded version of the bank data is valid from ${isoDay}. What changed until then is not known.`,
};

/** Lists the changes of bank codes since a day, page by page, for key holders. */
@Injectable()
export class ListBankChanges {
  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {}

  /** @param language of `unknown` @throws Problem `invalid_request` for an invalid cursor */
  async run({ since, country, limit, cursor }: BankChangesQuery, language: Language): Promise<BankChanges> {
    const after = cursor === undefined ? undefined : parseChangeCursor(cursor);
    const [{ knownSince, dataSets }, foundChanges] = await Promise.all([
      comparedDataSets(this.pool, country),
      // One more than a page, to detect a next page.
      selectBankChanges(this.pool, { country, since, after }, limit + 1),
    ]);
    const changes = foundChanges.slice(0, limit);
    const last = changes.at(-1);
    const nextCursor = foundChanges.length > limit && last ? formatChangeCursor(last) : null;
    const unknown = unknownChangesSentence(since, knownSince, language);
    return { country, knownSince: knownSince ?? null, unknown, dataSets, changes, nextCursor };
  }
}

/**
 * A note on the period without data: an empty list alone would mean that nothing changed.
 * @param since first day of the requested changes (YYYY-MM-DD)
 * @param knownSince first day of the oldest data set; undefined: there is none
 * @returns null when every change since then is known
 */
export function unknownChangesSentence(
  since: string,
  knownSince: string | undefined,
  language: Language,
): string | null {
  if (knownSince === undefined) return nothingLoaded[language];
  return since >= knownSince ? null : unknownBefore[language](knownSince);
}

/** Opaque cursor of a position. */
export function formatChangeCursor({ validFrom, bankCode }: ChangePosition): string {
  return formatCursor([validFrom, bankCode]);
}

/** @throws Problem `invalid_request` for an invalid cursor */
export function parseChangeCursor(cursor: string): ChangePosition {
  const [validFrom, bankCode] = fieldsOfCursor(cursor, forms) as [string, string];
  return { validFrom, bankCode };
}
