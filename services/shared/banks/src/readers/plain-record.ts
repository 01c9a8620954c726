import type { BankFileRecord } from '../bank-file-record.js';

/** Which record it is where a publisher numbers none. */
export type RecordId = Pick<BankFileRecord, 'bankCode' | 'recordNumber' | 'isHolder'>;

/** The facts that every publisher gives of a bank; empty: it says nothing. */
export interface PlainFacts extends RecordId {
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

/**
 * Of several records with one bank code the first holds it, the others are its branches.
 * @param isHeld a record before has this code
 */
export function recordIdOf(bankCode: string, line: number, isHeld: boolean): RecordId {
  return { bankCode, isHolder: !isHeld, recordNumber: isHeld ? `${bankCode}-${line}` : bankCode };
}
