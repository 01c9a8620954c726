import { bicsOf } from './bank-of-answer.js';
import { bankDataDate, isFromRegister, publisherOf } from './bank-source.js';
import { bicRelationOf } from './bic.js';
import { isReadable } from './readable.js';
import { texts } from './texts.js';
import type { CheckOutcome, Verdict } from './verdict.js';

/**
 * Whether the BIC that was sent belongs to the IBAN's bank. The IBAN's own verdict does not depend on it. Without a known bank or BIC
 * nothing is said; and only a register's word makes it "failed".
 */
export function describeBic(verdict: Verdict, bic: string): CheckOutcome {
  const { bank } = verdict;
  if (!bank) return notChecked(isReadable(verdict) ? texts.bicWithoutBank : texts.notReached);
  switch (bicRelationOf(bic, bank)) {
    case 'own':
      return said('passed', texts.bicPassed, verdict);
    case 'branch':
      return said('warning', texts.bicOfBranch(bic, bicsOf(bank)), verdict);
    case 'successor':
      return said('warning', texts.bicOfSuccessor(bic), verdict);
    case 'other':
      return isFromRegister(verdict)
        ? said('failed', texts.bicOfOther(bic, bicsOf(bank)), verdict)
        : said('warning', texts.bicOfOther(bic, bicsOf(bank)) + texts.bicNotOfficial, verdict);
    case 'unknown':
      return notChecked(texts.bicNotKnown);
  }
}

function said(result: CheckOutcome['result'], reason: string, verdict: Verdict): CheckOutcome {
  const source = publisherOf(verdict)?.publisher ?? null;
  return { result, reason, source, date: bankDataDate(verdict.dataVersion) };
}

function notChecked(reason: string): CheckOutcome {
  return { result: 'notChecked', reason, source: null, date: null };
}
