import { type BankRecord, listBics } from '../verdict/bank-directory.js';
import { findBankSource } from '../verdict/bank-source.js';
import type { BankOfAnswer, Verdict } from '../verdict/verdict.js';

/** The object `bank` of an answer. */
export function bankOfAnswer(bank: BankRecord, verdict: Verdict): BankOfAnswer {
  const bics = listBics(bank);
  const { successor } = bank;
  return {
    postalCode: bank.postalCode ?? null,
    town: extractTown(bank),
    country: bank.address === null ? null : verdict.country,
    bics: bics.length === 0 ? null : bics,
    successor: successor ? { bankCode: successor.code, name: successor.name, bic: successor.bic } : null,
    source: findBankSource(verdict),
  };
}

/** The address after the postal code; null where the postal code is unknown. */
function extractTown({ address, postalCode }: BankRecord): string | null {
  if (address === null || postalCode === undefined) return null;
  return (postalCode === null ? address : address.slice(postalCode.length + 1)) || null;
}
