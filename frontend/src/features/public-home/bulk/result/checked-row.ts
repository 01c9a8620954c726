import type { BulkResult, BulkVerdict } from '@pruefer/contracts';
import { bulkTexts } from '~/texts/bulk.js';

/** Result of a line of the list; `failed` has no verdict. */
export interface CheckedRow {
  readonly status: 'valid' | 'invalid' | 'failed';
  /** As the service has read it. */
  readonly iban: string;
  readonly blz: string;
  readonly bic: string;
  readonly bank: string;
  /** German sentences; empty for a valid IBAN without a warning. */
  readonly note: string;
}

/** Reads a result. @param iban as it was sent, for a line without a verdict */
export function checkedRow({ verdict, problem }: BulkResult, iban: string): CheckedRow {
  if (!verdict) return { status: 'failed', iban, blz: '', bic: '', bank: '', note: problem?.message ?? '' };
  const { valid, blz, bic, bankName } = verdict;
  return {
    status: valid ? 'valid' : 'invalid',
    iban: verdict.iban,
    blz: blz ?? '',
    bic: bic ?? '',
    bank: bankName ?? '',
    note: noteOn(verdict),
  };
}

function noteOn({ errorCode, warnings }: BulkVerdict): string {
  const errors = errorCode ? [bulkTexts.faults[errorCode]] : [];
  return [...errors, ...warnings.map(({ message }) => message)].join(' ');
}
