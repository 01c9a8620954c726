import type { BankChange, BankState } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const { fields, nothing, yes, no } = tc.database.banks.changes;

/** The change of one field of a bank. */
interface BankDifference {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const comparedFields: readonly [string, (state: BankState) => string | null][] = [
  [fields.name, ({ name }) => name],
  [fields.shortName, ({ shortName }) => shortName],
  [fields.bic, ({ bic }) => bic],
  [fields.place, ({ postalCode, place }) => [postalCode, place].filter((part) => part !== null).join(' ') || null],
  [fields.pan, ({ pan }) => pan],
  [fields.method, ({ checkDigitMethod }) => checkDigitMethod],
  [fields.deletion, ({ deletionPlanned }) => (deletionPlanned ? yes : no)],
  [fields.successor, ({ successor }) => successor?.bankCode ?? null],
];

/** The fields of a changed bank that differ; none for a new or removed bank. */
export function listBankDifferences({ before, after }: BankChange): BankDifference[] {
  if (!before || !after) return [];
  return comparedFields
    .map(([label, readField]) => ({ label, from: readField(before) ?? nothing, to: readField(after) ?? nothing }))
    .filter(({ from, to }) => from !== to);
}
