import { bankDataDate, findPublisher, weaknessOfAuthority } from '../verdict/bank-source.js';
import { listBics } from '../verdict/bank-directory.js';
import { classifyBicRelation } from '../checks/bic.js';
import type { Language } from '../texts/language.js';
import { hasKnownStructure } from './has-known-structure.js';
import { textsIn } from '../texts/texts-in.js';
import type { CheckOutcome, Verdict } from '../verdict/verdict.js';

/** Does not affect the verdict. Fails only by a register's data; not checked without a known bank or BIC. */
export function describeBic(verdict: Verdict, bic: string, language: Language): CheckOutcome {
  const texts = textsIn[language];
  const { bank } = verdict;
  const weakness = weaknessOfAuthority(verdict, language);
  if (!bank) return notChecked(hasKnownStructure(verdict) ? texts.bicWithoutBank : texts.notReached);
  switch (classifyBicRelation(bic, bank)) {
    case 'own':
      return outcomeFrom('passed', texts.bicPassed, verdict);
    case 'branch':
      return outcomeFrom('warning', texts.bicOfBranch(bic, listBics(bank)), verdict);
    case 'successor':
      return outcomeFrom('warning', texts.bicOfSuccessor(bic), verdict);
    case 'other':
      return weakness === undefined
        ? outcomeFrom('failed', texts.bicOfOther(bic, listBics(bank)), verdict)
        : outcomeFrom('warning', texts.bicOfOther(bic, listBics(bank)) + texts.bicByWeakData(weakness), verdict);
    case 'unknown':
      return notChecked(texts.bicNotKnown);
  }
}

function outcomeFrom(result: CheckOutcome['result'], reason: string, verdict: Verdict): CheckOutcome {
  const source = findPublisher(verdict)?.publisher ?? null;
  return { result, reason, source, date: bankDataDate(verdict.dataVersion) };
}

function notChecked(reason: string): CheckOutcome {
  return { result: 'notChecked', reason, source: null, date: null };
}
