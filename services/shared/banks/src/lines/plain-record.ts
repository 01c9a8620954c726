import type { BankFileRecord } from '../bank-file-record.js';

type RecordId = Pick<BankFileRecord, 'bankCode' | 'recordNumber' | 'isHolder'>;

/** The facts that all publishers give; empty: not published. */
interface PlainFacts extends RecordId {
  readonly name: string;
  readonly bic: string;
  readonly postalCode: string;
  readonly place: string;
}

/** A record of a publisher that names only these facts; an empty field becomes null. */
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

/** The first of several records with one bank code is its holder, the others are branches. @param isHeld a previous record has this code */
export function buildRecordId(bankCode: string, line: number, isHeld: boolean): RecordId {
  return { bankCode, isHolder: !isHeld, recordNumber: isHeld ? `${bankCode}-${line}` : bankCode };
}
