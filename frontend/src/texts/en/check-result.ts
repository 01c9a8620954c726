import type { BankSource } from '@pruefer/contracts';
import { defaultTimeSettings, timesIn } from '@pruefer/contracts/formats';
import type { Translation } from '@pruefer/iban';
import type { checkResult as german } from '../de/check-result.js';

/** Days are written as in ISO 8601, because 07/09 has another meaning in each English-speaking country. */
const { at } = timesIn({ ...defaultTimeSettings, dateFormat: 'YYYY-MM-DD' });

/** "according to Deutsche Bundesbank, as of 2026-09-07". */
function bankSourcePhrase({ authority, publisher, date }: BankSource): string {
  return `${authority === 'community' ? 'not official:' : 'according to'} ${publisher}${date ? `, as of ${date}` : ''}`;
}

/** 2026-09-07 is a day from which data is in force, 2026-06 or 2020 an edition. */
function since(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `valid from ${date}` : `edition ${date}`;
}

export const checkResult = {
  at,
  ofBankSource: bankSourcePhrase,
  valid: 'IBAN is valid',
  invalid: 'IBAN is invalid',
  invalidDefault: 'The IBAN does not meet the formal requirements.',
  time: 'Time of the check',
  country: 'Country',
  blz: 'Bank code',
  branch: 'Branch',
  accountNumber: 'Account number',
  bank: 'Bank',
  bic: 'BIC',
  bankAddress: 'Address of the bank',
  bankSource: 'Bank data',
  iban: 'IBAN',
  select: (position: number) => `Select character ${position} in the field`,
  checks: {
    heading: 'What we checked',
    at: (position: number) => `Character ${position}`,
    origin: (source: string, date: string | null) => (date === null ? source : `${source}, ${since(date)}`),
    source: (origin: string) => `Source: ${origin}`,
    names: {
      frame: 'Country and length',
      structure: 'Structure',
      checkDigits: 'Check digits',
      nationalCheckDigit: 'National check digit',
      bankCode: 'Bank code',
      accountCheckDigit: 'Account number',
    },
    results: {
      passed: 'passed',
      failed: 'failed',
      warning: 'with a note',
      notChecked: 'not checked',
    },
  },
  suggestions: {
    heading: 'Perhaps misread?',
    character: (position: number, from: string, to: string) => {
      if (from === '') return position === 1 ? `${to} at the beginning` : `Character ${position}: ${to} is missing`;
      return to === ''
        ? `Character ${position}: ${from} is surplus`
        : `Character ${position}: ${to} instead of ${from}`;
    },
    fill: 'use this',
    bank: (name: string) => `fits an account at ${name}`,
    noBank: 'has fitting check digits',
    caution: 'A hint, not a confirmation: please compare it with the original.',
  },
} as const satisfies Translation<typeof german>;
