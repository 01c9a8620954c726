import type { Checks, IbanVerdict } from '@pruefer/contracts';
import { findStructure, listIbanFields } from '@pruefer/iban';
import { pageLanguage } from '~/texts/page-language.js';
import { t } from '~/texts/site.js';
import type { AnatomyPart, PartTone } from '~/ui/anatomy/anatomy-part.js';
import { groupPart } from '~/ui/anatomy/group-iban.js';
import { wrongCharacterAt } from './wrong-character.js';

type Field = ReturnType<typeof listIbanFields>[number];
type Finding = Pick<IbanVerdict, 'valid' | 'errorCode' | 'position' | 'checks'>;

/** The check whose result colours a part; other parts use the check of the structure. */
const checkOfPart: Partial<Record<Field['kind'], Exclude<keyof Checks, 'bic'>>> = {
  country: 'country',
  checkDigits: 'checkDigits',
  bank: 'bankCode',
  account: 'accountCheckDigit',
  nationalCheckDigits: 'nationalCheckDigit',
};

/**
 * Cuts an IBAN into the parts that the anatomy draws.
 * @param finding the server's answer; without it the parts are explained and not judged
 */
export function buildAnatomy(iban: string, finding?: Finding): AnatomyPart[] {
  return (findFields(iban, finding) ?? unknownCountry(iban)).map((field) => ({
    ...drawnPart(field, finding),
    touches: field.kind === 'checkDigits',
  }));
}

function findFields(iban: string, finding?: Finding): Field[] | null {
  const fields = listIbanFields(iban, pageLanguage);
  return fields.length > 0 && !(finding && usesNewerRegistry(iban, finding)) ? fields : null;
}

/** Whether the server uses a newer registry than this page: it disagrees about the country or its length. */
function usesNewerRegistry(iban: string, { checks: { country, length } }: Finding): boolean {
  if (country.result === 'failed') return true;
  return (
    length.result !== 'notChecked' && (length.result === 'passed') !== (iban.length === findStructure(iban)?.length)
  );
}

function unknownCountry(iban: string): Field[] {
  const country: Field = { kind: 'country', name: t.anatomy.country, start: 1, end: 2, text: iban.slice(0, 2) };
  if (iban.length <= country.end) return [country];
  return [
    country,
    { kind: 'account', name: t.anatomy.rest, start: 3, end: iban.length, text: iban.slice(country.end) },
  ];
}

function drawnPart(field: Field, finding?: Finding): Omit<AnatomyPart, 'touches'> {
  const { name, start, text } = field;
  const tone = getTone(field, finding);
  const position = finding && tone === 'wrong' ? wrongCharacterAt(finding) : null;
  if (position === null) return { name, text: groupPart(text, start), tone };
  const upTo = text.slice(0, position - start + 1);
  return {
    name: namePlace(position, upTo.slice(-1)),
    text: groupPart(text, start),
    tone,
    wrongAt: groupPart(upTo, start).length - 1,
  };
}

function getTone({ kind, start, end }: Field, finding?: Finding): PartTone {
  if (!finding || finding.valid) return 'plain';
  const { position, checks } = finding;
  const { result } = checks[checkOfPart[kind] ?? 'structure'];
  const isWrong = position === null ? result === 'failed' : position >= start && position <= end;
  if (isWrong) return 'wrong';
  return result === 'passed' || result === 'warning' ? 'plain' : 'muted';
}

function namePlace(position: number, character: string): string {
  if (/\d/.test(character)) return t.anatomy.digit(position, character);
  return /[A-Z]/.test(character) ? t.anatomy.letter(position, character) : t.anatomy.sign(position, character);
}
