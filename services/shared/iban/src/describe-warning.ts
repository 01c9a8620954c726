import { bankCodeOf, bankDataDay, successorSentence } from './describe-fault.js';
import { structureOf } from './structure.js';
import { texts } from './texts.js';
import type { Verdict, WarningCode } from './verdict.js';

/** The German sentence of one doubt about an IBAN. */
export function describeWarning(code: WarningCode, verdict: Verdict): string {
  const structure = structureOf(verdict.iban);
  const bankCode = structure ? bankCodeOf(verdict.iban, structure) : '';
  if (code === 'bank_code_to_be_deleted') return texts.toBeDeleted(bankCode) + successorSentence(verdict.bank);
  const describe = verdict.bank ? texts.deletedInOutdated : texts.bankDataOutdated;
  return describe(bankCode, bankDataDay(verdict));
}
