/** Result of an account number check; `notChecked`: the bank's rule says this number has no check digit. */
export type AccountResult = 'passed' | 'failed' | 'notChecked';

/** One way to check account numbers: a single calculation, or several with conditions that select one. */
export interface AccountRule {
  /** Position of the check digit (1–10); null when it differs between account numbers. */
  readonly position: number | null;
  /** @param account ten digits, padded with zeros on the left; @param bankCode eight digits, needed by a few rules; null when unknown */
  check(account: string, bankCode: string | null): AccountResult;
  /** Bit set of the digits that are valid at the check digit's position. Left out where the position varies, or where its digit selects the calculation. */
  readonly fittingDigits?: ((account: string) => number) | undefined;
}

/** Position of the check digit if all rules with a check digit agree on it; otherwise null. */
export function commonPosition(rules: readonly AccountRule[]): number | null {
  const positions = new Set(
    rules.filter((rule) => rule !== unchecked && rule !== wrong).map(({ position }) => position),
  );
  const [position] = positions;
  return positions.size === 1 ? (position ?? null) : null;
}

/** "Keine Prüfzifferberechnung": these account numbers have no check digit. */
export const unchecked: AccountRule = { position: null, check: () => 'notChecked' };

/** The bank does not issue such account numbers. */
export const wrong: AccountRule = { position: null, check: () => 'failed' };
