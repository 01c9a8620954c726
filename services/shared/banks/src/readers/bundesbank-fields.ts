import { knownRegisters } from '@pruefer/iban';
import type { BankFileRecord } from '../bank-file-record.js';
import { bankName, bic, type FieldRule, firstFieldError, placeName } from '../lines/field-rule.js';

export const BUNDESBANK = knownRegisters.DE;

const fiveDigits = /^\d{5}$/;

export const bundesbankFields = {
  bankCode: { label: 'Bankleitzahl', width: 8, pattern: /^[1-8]\d{7}$/ },
  holder: { label: 'Merkmal', width: 1, pattern: /^[12]$/ },
  name: { label: 'Bezeichnung', width: 58, pattern: bankName },
  postalCode: { label: 'PLZ', width: 5, pattern: fiveDigits },
  place: { label: 'Ort', width: 35, pattern: placeName },
  shortName: { label: 'Kurzbezeichnung', width: 27, pattern: bankName },
  pan: { label: 'PAN', width: 5, pattern: fiveDigits, mayBeBlank: true },
  bic: { label: 'BIC', width: 11, pattern: bic, mayBeBlank: true },
  method: { label: 'Prüfzifferberechnungsmethode', width: 2, pattern: /^(?:\d|[A-E])\d$/ },
  recordNumber: { label: 'Datensatznummer', width: 6, pattern: /^\d{6}$/ },
  change: { label: 'Änderungskennzeichen', width: 1, pattern: /^[ADMU]$/ },
  deletion: { label: 'Bankleitzahllöschung', width: 1, pattern: /^[01]$/ },
  successor: { label: 'Nachfolge-Bankleitzahl', width: 8, pattern: /^(?:00000000|[1-8]\d{7})$/ },
} as const satisfies Readonly<Record<string, FieldRule & { readonly width: number }>>;

export type BundesbankField = keyof typeof bundesbankFields;
export const bundesbankFieldNames = Object.keys(bundesbankFields) as BundesbankField[];

/** The record of a line, or a German sentence about its first error. */
export function bundesbankRecord(fields: Readonly<Record<BundesbankField, string>>): BankFileRecord | string {
  const error = firstFieldError(bundesbankFields, fields);
  if (error !== undefined) return error;
  const { holder, deletion, ...rest } = fields;
  return {
    ...rest,
    isHolder: holder === '1',
    pan: fields.pan || null,
    bic: fields.bic || null,
    change: fields.change as BankFileRecord['change'],
    deletionPlanned: deletion === '1',
    successor: fields.successor === '00000000' ? null : fields.successor,
  };
}
