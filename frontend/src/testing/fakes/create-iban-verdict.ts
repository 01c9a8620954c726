import type { IbanVerdict, Language } from '@pruefer/contracts';
import { type BankDirectory, checkIban, explain } from '@pruefer/iban';

/** The time of all checks in tests: 14:07:31 in Berlin. */
const checkedAt = '2026-11-20T13:07:31.000Z';

/** A directory with one bank; the answers are the engine's own. */
const banks: BankDirectory = {
  version: '2026-09-07-1a2b3c4d',
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
  authority: 'register',
  source: 'Deutsche Bundesbank',
  outdated: false,
  covers: (country) => country === 'DE',
  find: (_country, code) =>
    code === '37040044'
      ? { code, name: 'Commerzbank', bic: 'COBADEFFXXX', address: '50447 Köln', postalCode: '50447', method: '13' }
      : undefined,
};

/** The server's answer for a cleaned IBAN. */
export function createIbanVerdict(iban: string, language: Language = 'de'): IbanVerdict {
  return structuredClone(explain(checkIban(iban, banks), checkedAt, language)) as IbanVerdict;
}

export const validIban = 'DE89370400440532013000';
/** The letter O where the bank code has a zero. */
export const misspelledIban = 'DE893704O0440532013000';
