import type { ReadRow } from '../row/file-row.js';
import { type RawFields, toReadRow } from '../row/to-read-row.js';

export type FieldName = keyof RawFields;

/** The elements inside an element, down to those with a field. */
export interface Elements {
  readonly [name: string]: Elements | FieldName;
}

const payment: Elements = { EndToEndId: 'reference' };
const account: Elements = { Id: { IBAN: 'iban' } };
const agent: Elements = { FinInstnId: { BIC: 'bic', BICFI: 'bic' } };

/** The fields of a credit transfer (pain.001) and of a direct debit (pain.008), of all versions. */
export const transactions: Readonly<Record<string, Elements>> = {
  CdtTrfTxInf: { PmtId: payment, CdtrAcct: account, CdtrAgt: agent },
  DrctDbtTxInf: { PmtId: payment, DbtrAcct: account, DbtrAgt: agent },
};
/** Banks write this into a required field without a value. */
const NO_REFERENCE = 'NOTPROVIDED';

/** @param number of the transaction in the file, from 1 */
export function rowOfTransaction(number: number, { iban, bic, reference }: Partial<RawFields>): ReadRow {
  return toReadRow(number, { iban, bic, reference: reference?.trim() === NO_REFERENCE ? undefined : reference });
}
