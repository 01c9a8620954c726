import { type CheckDigits, type NationalRule, NONE, valueAt, written } from './national-rule.js';
import { nationalRules } from './national-rules.js';

/**
 * Checks the check digits within a national account number by its country's own rule.
 * @param iban of its country's structure
 * @returns p right; f wrong; w wrong by a rule that does not bind or is read in different ways; n no public rule, or this number carries none
 */
export function checkNational(iban: string, country: string): 'p' | 'f' | 'w' | 'n' {
  const rule = nationalRules.get(country);
  if (!rule) return 'n';
  const wrong = wrongOf(iban, rule);
  if (wrong) return rule.isWarning?.(iban, wrong) ? 'w' : 'f';
  return rule.checkDigits.some((digits) => applies(iban, digits)) ? 'p' : 'n';
}

/** Whether a country has a public rule for check digits within its account numbers. */
export function hasNationalRule(country: string): boolean {
  return nationalRules.has(country);
}

/** Check digits that do not fit. */
export interface WrongCheckDigits {
  /** Where they stand in the IBAN, from 1. */
  readonly position: number;
  readonly actual: string;
  /** null when no number with these other digits is issued. */
  readonly expected: string | null;
}

/** The first check digits within a national account number that are wrong; undefined when there are none. */
export function wrongNationalCheckDigits(iban: string, country: string): WrongCheckDigits | undefined {
  const rule = nationalRules.get(country);
  const wrong = rule && wrongOf(iban, rule);
  if (!wrong) return undefined;
  const expected = wrong.expected(iban);
  return {
    position: wrong.start,
    actual: written(valueAt(iban, wrong), wrong),
    expected: expected === NONE ? null : written(expected, wrong),
  };
}

/** One that is more than a warning comes first, whatever its place. */
function wrongOf(iban: string, rule: NationalRule): CheckDigits | undefined {
  let warning: CheckDigits | undefined;
  for (const digits of rule.checkDigits) {
    if (!applies(iban, digits) || valueAt(iban, digits) === digits.expected(iban)) continue;
    if (!rule.isWarning?.(iban, digits)) return digits;
    warning ??= digits;
  }
  return warning;
}

function applies(iban: string, digits: CheckDigits): boolean {
  return digits.applies === undefined || digits.applies(iban);
}
