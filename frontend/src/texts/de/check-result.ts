import { defaultTimes } from '@pruefer/contracts/formats';
import { bankSourcePhrase } from './bank-source.js';

/** 2026-09-07 is a day from which data is in force, 2026-06 or 2020 an edition. */
function since(date: string): string {
  const german = date.split('-').reverse().join('.');
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `gültig ab ${german}` : `Stand ${german}`;
}

export const checkResult = {
  at: defaultTimes.at,
  ofBankSource: bankSourcePhrase,
  valid: 'IBAN ist gültig',
  invalid: 'IBAN ist ungültig',
  invalidDefault: 'Die eingegebene IBAN entspricht nicht den formalen Anforderungen.',
  time: 'Prüfzeitpunkt',
  country: 'Land',
  blz: 'BLZ',
  branch: 'Filiale',
  accountNumber: 'Kontonummer',
  bank: 'Bank',
  bic: 'BIC',
  bankAddress: 'Adresse der Bank',
  bankSource: 'Bankdaten',
  iban: 'IBAN',
  select: (position: number) => `Stelle ${position} im Feld markieren`,
  checks: {
    heading: 'Das haben wir geprüft',
    at: (position: number) => `Stelle ${position}`,
    origin: (source: string, date: string | null) => (date === null ? source : `${source}, ${since(date)}`),
    source: (origin: string) => `Quelle: ${origin}`,
    names: {
      frame: 'Land und Länge',
      structure: 'Aufbau',
      checkDigits: 'Prüfziffern',
      nationalCheckDigit: 'Nationale Prüfziffer',
      bankCode: 'Bankleitzahl',
      accountCheckDigit: 'Kontonummer',
    },
    results: {
      passed: 'bestanden',
      failed: 'nicht bestanden',
      warning: 'mit Hinweis',
      notChecked: 'nicht geprüft',
    },
  },
  suggestions: {
    heading: 'Vielleicht ein Lesefehler?',
    character: (position: number, from: string, to: string) => {
      if (from === '') return position === 1 ? `${to} am Anfang` : `Stelle ${position}: ${to} fehlt`;
      return to === '' ? `Stelle ${position}: ${from} ist zu viel` : `Stelle ${position}: ${to} statt ${from}`;
    },
    fill: 'übernehmen',
    bank: (name: string) => `passt zu einem Konto bei ${name}`,
    noBank: 'hat passende Prüfziffern',
    caution: 'Ein Hinweis, keine Auskunft: Bitte vergleichen Sie mit dem Original.',
  },
} as const;
