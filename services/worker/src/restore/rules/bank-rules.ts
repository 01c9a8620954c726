import { bankAuthorities, importMethods, MAX_BANK_TEXT } from '@pruefer/contracts';
import {
  both,
  type ColumnRule,
  day,
  each,
  form,
  oneOf,
  past,
  size,
  type TableRules,
  text,
  typed,
  whole,
} from './column-rule.js';

/** The largest publisher's file has some 100,000. */
const MAX_BANKS_OF_FILE = 200_000;
const MAX_BANKS = 5_000_000;
const MAX_FILES = 5_000;
const MAX_RELEASES = 500;

const fingerprint = form(/^[0-9a-f]{64}$/, '64 Hexadezimalziffern');
const version = form(/^[0-9A-Za-z.-]{1,40}$/, 'höchstens 40 Buchstaben, Ziffern, Punkte und Striche');
const valid = day('1990-01-01', '2199-12-31');
const bankCode = form(/^[A-Z0-9]{2,12}$/, '2 bis 12 Großbuchstaben und Ziffern');
const plain: ColumnRule = {
  sql: (column) => `${column} !~ '[[:cntrl:]]'`,
  allows: 'keine Steuerzeichen',
};
const name = (max: number) => both(text(max), plain);
const difference = whole(0, 2 * MAX_BANKS_OF_FILE);

/** Rules for the tables of bank data, equal to the limits of the file readers. */
export const bankRules: Readonly<Record<string, TableRules>> = {
  'banks.data_set': {
    maxRows: MAX_FILES,
    columns: {
      id: whole(1),
      version,
      country: form(/^[A-Z]{2}$/, 'zwei Großbuchstaben'),
      source: name(MAX_BANK_TEXT),
      valid_from: valid,
      valid_until: both(valid, { sql: (column) => `${column} >= valid_from`, allows: 'nicht vor valid_from' }),
      fingerprint,
      records: whole(1, MAX_BANKS_OF_FILE),
      imported_at: past,
      origin: oneOf(importMethods),
      errors: whole(0),
      error_lines: size(1_000_000),
      ...each('added changed removed bic_changed', difference),
      withdrawn_at: past,
      authority: oneOf(bankAuthorities),
    },
  },
  'banks.bank': {
    maxRows: MAX_BANKS,
    columns: {
      data_set_id: whole(1),
      bank_code: bankCode,
      record_number: form(/^[A-Z0-9-]{1,24}$/, 'höchstens 24 Großbuchstaben, Ziffern und Striche'),
      is_holder: typed,
      name: name(250),
      postal_code: form(/^[A-Z0-9][A-Z0-9 -]{1,9}$/, 'eine Postleitzahl'),
      place: name(100),
      short_name: name(250),
      pan: form(/^[0-9]{5}$/, 'fünf Ziffern'),
      bic: form(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'ein BIC'),
      method: form(/^[0-9A-E][0-9]$/, 'ein Prüfzifferverfahren wie 00 oder A1'),
      change: oneOf(['A', 'D', 'M', 'U']),
      deletion_planned: typed,
      successor: bankCode,
    },
  },
  'banks.registry_release': {
    maxRows: MAX_RELEASES,
    columns: {
      id: whole(1),
      version,
      name: name(200),
      valid_from: valid,
      fingerprint,
      origin: name(40),
      entries: size(2_000_000),
      changes: size(2_000_000),
      imported_at: past,
      withdrawn_at: past,
    },
  },
};
