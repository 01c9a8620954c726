import { type AccountRule, commonPosition } from './account-rule.js';

export type Condition = (account: string) => boolean;

/** "Führt die Berechnung zu einem Prüfzifferfehler, so ist nach der nächsten Variante zu prüfen." */
export function tryInOrder(...variants: readonly AccountRule[]): AccountRule {
  const position = commonPosition(variants);
  return {
    position,
    check(account, bankCode) {
      for (const variant of variants) {
        const result = variant.check(account, bankCode);
        if (result !== 'failed') return result;
      }
      return 'failed';
    },
    fittingDigits: position === null ? undefined : combineFittingDigits(variants),
  };
}

function combineFittingDigits(variants: readonly AccountRule[]): AccountRule['fittingDigits'] {
  const fitting = variants.map(({ fittingDigits }) => fittingDigits).filter((ofVariant) => ofVariant !== undefined);
  if (fitting.length < variants.length) return undefined;
  return (account) => fitting.reduce((digits, ofVariant) => digits | ofVariant(account), 0);
}

export function when(condition: Condition, rule: AccountRule, otherwise: AccountRule): AccountRule {
  return {
    position: commonPosition([rule, otherwise]),
    check: (account, bankCode) => (condition(account) ? rule : otherwise).check(account, bankCode),
  };
}

/** Whether one of the digit sequences begins at this position (1–10). */
export function at(position: number, ...sequences: readonly string[]): Condition {
  if (sequences.every(({ length }) => length === 1)) {
    // Most conditions compare one digit: comparing character codes is faster than comparing strings.
    const codes = sequences.map((digit) => digit.charCodeAt(0));
    return (account) => codes.includes(account.charCodeAt(position - 1));
  }
  return (account) => {
    for (const sequence of sequences) if (account.startsWith(sequence, position - 1)) return true;
    return false;
  };
}

/** Whether the ten digits are within one of these ranges ("Kontonummernkreise"), both ends included. */
export function between(...ranges: readonly (readonly [from: string, to: string])[]): Condition {
  return (account) => {
    for (const [from, to] of ranges) if (account >= from && account <= to) return true;
    return false;
  };
}

/** Whether the account number without leading zeros has one of these lengths. */
export function hasLength(...lengths: readonly number[]): Condition {
  return (account) => {
    let zeros = 0;
    while (account.charAt(zeros) === '0') zeros++;
    return lengths.includes(account.length - zeros);
  };
}
