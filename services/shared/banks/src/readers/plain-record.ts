import type { BankFileRecord } from '../bank-file-record.js';

/** The facts that every publisher gives of a bank; empty: it says nothing. */
export interface PlainFacts {
  readonly bankCode: string;
  readonly recordNumber: string;
  readonly isHolder: boolean;
  readonly name: string;
  readonly bic: string;
  readonly postalCode: string;
  readonly place: string;
}

/** A record of a publisher who says of a bank no more than this. */
export function plainRecord({ bic, postalCode, place, ...facts }: PlainFacts): BankFileRecord {
  return {
    ...facts,
    bic: bic || null,
    postalCode: postalCode || null,
    place: place || null,
    shortName: null,
    pan: null,
    method: null,
    change: 'U',
    deletionPlanned: false,
    successor: null,
  };
}
