import { type Checks, describeChecks, isReadable } from './describe-checks.js';
import { describeFault } from './describe-fault.js';
import { describeWarning } from './describe-warning.js';
import { keptChecksOf } from './kept-checks.js';
import { structureOf } from './structure.js';
import type { IbanAnswer, Verdict } from './verdict.js';

/**
 * The full German answer to a verdict. The same verdict and time give the same answer, whenever and wherever it is made.
 * @param at when the IBAN was checked, ISO 8601
 */
export function explain(verdict: Verdict, at: string): IbanAnswer {
  return answerTo(verdict, at, keptChecksOf(verdict)?.checks ?? describeChecks(verdict));
}

/**
 * The same answer as JSON text, for the wire: most of it is the checks, whose text is kept.
 * @param at when the IBAN was checked, ISO 8601
 */
export function explainAsJson(verdict: Verdict, at: string): string {
  const kept = keptChecksOf(verdict);
  if (!kept) return JSON.stringify(explain(verdict, at));
  const facts = JSON.stringify(answerTo(verdict, at, undefined));
  return `${facts.slice(0, -1)},"checks":${kept.json}}`;
}

function answerTo<C extends Checks | undefined>(verdict: Verdict, at: string, checks: C) {
  const { iban, error, bank, warnings } = verdict;
  const structure = isReadable(verdict) ? structureOf(iban) : undefined;
  const fault = error === null ? undefined : describeFault(error, verdict);
  return {
    valid: error === null,
    error: fault?.error ?? null,
    errorCode: error,
    position: verdict.position,
    expected: fault?.expected ?? null,
    actual: fault?.actual ?? null,
    country: verdict.country,
    blz: structure ? iban.slice(structure.bank.start - 1, structure.bank.end) : null,
    accountNumber: structure ? iban.slice(structure.account.start - 1, structure.account.end) : null,
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    bankAddress: bank ? bank.address : null,
    timestamp: at,
    warnings: warnings.length === 0 ? [] : warnings.map((code) => describeWarning(code, verdict)),
    suggestions: verdict.suggestions,
    dataVersion: verdict.dataVersion,
    checks,
  };
}
