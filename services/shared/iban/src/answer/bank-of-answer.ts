import { type BankRecord, bicsOf } from '../verdict/bank-directory.js';
import { bankSourceOf } from '../verdict/bank-source.js';
import type { BankOfAnswer, Verdict } from '../verdict/verdict.js';

/** The object `bank` of an answer. */
export function bankOfAnswer(bank: BankRecord, verdict: Verdict): BankOfAnswer {
  const bics = bicsOf(bank);
  const { successor } = bank;
  return {
    postalCode: bank.postalCode ?? null,
    town: townOf(bank),
    country: bank.address === null ? null : verdict.country,
    bics: bics.length === 0 ? null : bics,
    successor: successor ? { bankCode: successor.code, name: successor.name, bic: successor.bic } : null,
    source: bankSourceOf(verdict),
  };
}

/** The address after the postal code; null where the postal code is unknown. */
function townOf({ address, postalCode }: BankRecord): string | null {
  if (address === null || postalCode === undefined) return null;
  return (postalCode === null ? address : address.slice(postalCode.length + 1)) || null;
}
