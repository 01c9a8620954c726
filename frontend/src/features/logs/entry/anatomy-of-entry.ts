import type { LogEntry } from '@pruefer/contracts';
import { findStructure, listIbanFields } from '@pruefer/iban';
import type { AnatomyPart, PartTone } from '~/ui/anatomy/anatomy-part.js';
import { groupPart } from '~/ui/anatomy/group-iban.js';

type Kind = ReturnType<typeof listIbanFields>[number]['kind'];

/** The part that an error is about; errors without a line are about the whole. */
const wrongPart: Readonly<Partial<Record<string, Kind>>> = {
  iban_country: 'country',
  iban_check_digits: 'checkDigits',
  bank_code_unknown: 'bank',
  account_check_digit: 'account',
  national_check_digit: 'nationalCheckDigits',
};

/** The parts of a logged IBAN, the wrong one marked; none of an unknown country, or of a right one that is built otherwise than this page knows. */
export function anatomyOfEntry(iban: string, { errorCode }: Pick<LogEntry, 'errorCode'>): AnatomyPart[] {
  if (errorCode === null && findStructure(iban)?.length !== iban.length) return [];
  return listIbanFields(iban).map(({ kind, name, start, text }) => ({
    name,
    text: groupPart(text, start),
    tone: getTone(kind, errorCode),
    touches: kind === 'checkDigits',
  }));
}

function getTone(kind: Kind, errorCode: string | null): PartTone {
  if (errorCode === null) return 'plain';
  return wrongPart[errorCode] === kind ? 'wrong' : 'muted';
}
