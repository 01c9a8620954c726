import { type CheckDigits, type NationalRule, NONE, textOfValue, valueAt } from './national-rule.js';
import { nationalRules } from './national-rules.js';

/**
 * Checks the national check digits by the country's rule.
 * @param iban with its country's structure
 * @returns p right; f wrong; w wrong by a rule that is not binding or contested; n no public rule, or no check digits in this number
 */
export function checkNational(iban: string, country: string): 'p' | 'f' | 'w' | 'n' {
  const rule = nationalRules.get(country);
  if (!rule) return 'n';
  const wrongDigits = firstWrongCheckDigits(iban, rule);
  if (wrongDigits) return rule.isWarning?.(iban, wrongDigits) ? 'w' : 'f';
  return rule.checkDigits.some((digits) => applies(iban, digits)) ? 'p' : 'n';
}

export function hasNationalRule(country: string): boolean {
  return nationalRules.has(country);
}

interface WrongCheckDigits {
  /** Place in the IBAN, from 1. */
  readonly position: number;
  readonly actual: string;
  /** null when no number with these other digits is issued. */
  readonly expected: string | null;
}

/** The first wrong national check digits; undefined when there are none. */
export function wrongNationalCheckDigits(iban: string, country: string): WrongCheckDigits | undefined {
  const rule = nationalRules.get(country);
  const wrongDigits = rule && firstWrongCheckDigits(iban, rule);
  if (!wrongDigits) return undefined;
  const expected = wrongDigits.expected(iban);
  return {
    position: wrongDigits.start,
    actual: textOfValue(valueAt(iban, wrongDigits), wrongDigits),
    expected: expected === NONE ? null : textOfValue(expected, wrongDigits),
  };
}

/** Errors come before warnings, whatever their position. */
function firstWrongCheckDigits(iban: string, rule: NationalRule): CheckDigits | undefined {
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
