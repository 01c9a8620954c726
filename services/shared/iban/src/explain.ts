import { accountOf } from './check-account.js';
import { bankOfAnswer } from './bank-of-answer.js';
import { describeBic } from './describe-bic.js';
import type { Checks } from './describe-checks.js';
import { bankCodeOf, describeFault, type FaultDescription, faultSentence } from './describe-fault.js';
import { describeWarning } from './describe-warning.js';
import { formatIban, maskedIban } from './format-iban.js';
import { checksOf } from './shared-checks.js';
import { isReadable } from './readable.js';
import { isInSepaBy } from './sepa.js';
import { hintOfVerdict } from './input-kinds/hint-of-verdict.js';
import type { Field } from './structure.js';
import { structureOfVerdict } from './structure-of-verdict.js';
import { correctedIban } from './suggestions/corrected-iban.js';
import type { IbanAnswer, MinimalAnswer, Verdict } from './verdict.js';

/** The full German answer to a verdict; a pure function of verdict and time. @param at when the IBAN was checked, ISO 8601 */
export function explain(verdict: Verdict, at: string): IbanAnswer {
  const fault = verdict.error === null ? undefined : describeFault(verdict.error, verdict);
  return answerTo(verdict, at, fault, checksOf(verdict, fault));
}

export function explainMinimally(verdict: Verdict): MinimalAnswer {
  const { iban, error, bank } = verdict;
  return {
    valid: error === null,
    iban,
    errorCode: error,
    blz: bankCodeIn(verdict),
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    warnings: warningsOf(verdict),
    ...(verdict.bic !== undefined && { checks: { bic: describeBic(verdict, verdict.bic) } }),
  };
}

export function errorSentence(verdict: Verdict): string | null {
  return verdict.error === null ? null : faultSentence(verdict.error, verdict);
}

export function bankCodeIn(verdict: Verdict): string | null {
  const structure = isReadable(verdict) ? structureOfVerdict(verdict) : undefined;
  return structure ? bankCodeOf(verdict.iban, structure) : null;
}

function answerTo(verdict: Verdict, at: string, fault: FaultDescription | undefined, checks: Checks): IbanAnswer {
  const { iban, error, bank } = verdict;
  const structure = isReadable(verdict) ? structureOfVerdict(verdict) : undefined;
  return {
    valid: error === null,
    iban,
    formatted: structure ? formatIban(iban) : null,
    masked: structure ? maskedIban(iban) : null,
    error: fault?.error ?? null,
    errorCode: error,
    position: verdict.position,
    expected: fault?.expected ?? null,
    actual: fault?.actual ?? null,
    hint: error === null || structure ? null : hintOfVerdict(verdict),
    country: verdict.country,
    sepa: verdict.country === null ? null : isInSepaBy(verdict.registry, verdict.country, at),
    blz: structure ? bankCodeOf(iban, structure) : null,
    branchCode: structure?.branch ? textOf(iban, structure.branch) : null,
    accountNumber: structure ? accountOf(iban, structure) : null,
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    bankAddress: bank ? bank.address : null,
    bank: bank && bankOfAnswer(bank, verdict),
    timestamp: at,
    warnings: warningsOf(verdict),
    suggestions: suggestedIbans(verdict),
    dataVersion: verdict.dataVersion,
    checks: verdict.bic === undefined ? checks : { ...checks, bic: describeBic(verdict, verdict.bic) },
  };
}

function suggestedIbans({ iban, suggestions }: Verdict): IbanAnswer['suggestions'] {
  if (suggestions.length === 0) return [];
  return suggestions.map((one) => {
    const { position, from, to, bankName } = one;
    return { position, from, to, bankName, iban: correctedIban(iban, one) };
  });
}

function warningsOf(verdict: Verdict): IbanAnswer['warnings'] {
  const { warnings } = verdict;
  return warnings.length === 0 ? [] : warnings.map((code) => ({ code, message: describeWarning(code, verdict) }));
}

function textOf(iban: string, { start, end }: Field): string {
  return iban.slice(start - 1, end);
}
