import type { BankRecord } from './bank-directory.js';
import { bankSourceOf } from './bank-source.js';
import type { BankOfAnswer, Verdict } from './verdict.js';

/** What an answer says of a bank beside name, BIC and address in one line. */
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

/** Every BIC that the data names for a bank code, that of the bank itself first. */
export function bicsOf({ bic, bics }: BankRecord): readonly string[] {
  return bics ?? (bic === null ? [] : [bic]);
}

/** What stands behind the postal code; null where it is not known what the address begins with. */
function townOf({ address, postalCode }: BankRecord): string | null {
  if (address === null || postalCode === undefined) return null;
  return (postalCode === null ? address : address.slice(postalCode.length + 1)) || null;
}
