import { extractAccountNumber } from '../checks/check-account.js';
import { bankOfAnswer } from './bank-of-answer.js';
import { describeBic } from './describe-bic.js';
import type { Checks } from './describe-checks.js';
import { describeCheckFailure, describeError, type ErrorDescription, extractBankCode } from './describe-error.js';
import { describeWarning } from './describe-warning.js';
import { formatIban, maskedIban } from '../input/format-iban.js';
import type { Language } from '../texts/language.js';
import { describeVerdictChecks } from './shared-checks.js';
import { hasKnownStructure } from './has-known-structure.js';
import { isInSepaBy } from '../registry/sepa.js';
import { hintOfVerdict } from '../input-kinds/hint-of-verdict.js';
import type { Field } from '../registry/structure.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import { correctedIban } from '../suggestions/corrected-iban.js';
import type { IbanAnswer, MinimalAnswer, Verdict } from '../verdict/verdict.js';

/** The full answer to a verdict; a pure function of its arguments. @param at when the IBAN was checked, ISO 8601 */
export function explain(verdict: Verdict, at: string, language: Language = 'de'): IbanAnswer {
  const error = verdict.error === null ? undefined : describeError(verdict.error, verdict, language);
  return answerTo(verdict, at, { error, checks: describeVerdictChecks(verdict, error, language), language });
}

export function explainMinimally(verdict: Verdict, language: Language = 'de'): MinimalAnswer {
  const { iban, error, bank } = verdict;
  return {
    valid: error === null,
    iban,
    errorCode: error,
    blz: bankCodeIn(verdict),
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    warnings: describeWarnings(verdict, language),
    ...(verdict.bic !== undefined && { checks: { bic: describeBic(verdict, verdict.bic, language) } }),
  };
}

export function errorSentence(verdict: Verdict, language: Language = 'de'): string | null {
  return verdict.error === null ? null : describeCheckFailure(verdict.error, verdict, language).error;
}

export function bankCodeIn(verdict: Verdict): string | null {
  const structure = hasKnownStructure(verdict) ? structureOfVerdict(verdict) : undefined;
  return structure ? extractBankCode(verdict.iban, structure) : null;
}

interface Sentences {
  readonly error: ErrorDescription | undefined;
  readonly checks: Checks;
  readonly language: Language;
}

function answerTo(verdict: Verdict, at: string, { error: description, checks, language }: Sentences): IbanAnswer {
  const { iban, error, bank } = verdict;
  const structure = hasKnownStructure(verdict) ? structureOfVerdict(verdict) : undefined;
  return {
    valid: error === null,
    iban,
    formatted: structure ? formatIban(iban) : null,
    masked: structure ? maskedIban(iban) : null,
    error: description?.error ?? null,
    errorCode: error,
    position: verdict.position,
    expected: description?.expected ?? null,
    actual: description?.actual ?? null,
    hint: error === null || structure ? null : hintOfVerdict(verdict, language),
    country: verdict.country,
    sepa: verdict.country === null ? null : isInSepaBy(verdict.registry, verdict.country, at),
    blz: structure ? extractBankCode(iban, structure) : null,
    branchCode: structure?.branch ? extractFieldText(iban, structure.branch) : null,
    accountNumber: structure ? extractAccountNumber(iban, structure) : null,
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    bankAddress: bank ? bank.address : null,
    bank: bank && bankOfAnswer(bank, verdict),
    timestamp: at,
    warnings: describeWarnings(verdict, language),
    suggestions: suggestedIbans(verdict),
    dataVersion: verdict.dataVersion,
    checks: verdict.bic === undefined ? checks : { ...checks, bic: describeBic(verdict, verdict.bic, language) },
  };
}

function suggestedIbans({ iban, suggestions }: Verdict): IbanAnswer['suggestions'] {
  if (suggestions.length === 0) return [];
  return suggestions.map((suggestion) => {
    const { position, from, to, bankName } = suggestion;
    return { position, from, to, bankName, iban: correctedIban(iban, suggestion) };
  });
}

function describeWarnings(verdict: Verdict, language: Language): IbanAnswer['warnings'] {
  const { warnings } = verdict;
  if (warnings.length === 0) return [];
  return warnings.map((code) => ({ code, message: describeWarning(code, verdict, language) }));
}

function extractFieldText(iban: string, { start, end }: Field): string {
  return iban.slice(start - 1, end);
}
