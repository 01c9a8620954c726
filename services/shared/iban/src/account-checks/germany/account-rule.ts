/** How a check of an account number ended; `notChecked`: by its bank's rule this number carries no check digit. */
export type AccountResult = 'passed' | 'failed' | 'notChecked';

/** One way to check account numbers: a single calculation, or several and how to choose between them. */
export interface AccountRule {
  /** Where the check digit stands (1–10); null when that differs from number to number. */
  readonly place: number | null;
  /**
   * @param account ten digits, filled up with zeros on the left
   * @param bankCode eight digits, for the few rules that need them; null when it is not known
   */
  check(account: string, bankCode: string | null): AccountResult;
  /**
   * The digits that would be right in the place of the check digit, one bit for each. Left out where that place is not the same in all account
   * numbers, or decides itself how they are checked.
   */
  readonly fittingDigits?: ((account: string) => number) | undefined;
}

/** The place of the check digit if all rules agree on it; rules without a check digit have no say. */
export function commonPlace(rules: readonly AccountRule[]): number | null {
  const places = new Set(rules.filter((rule) => rule !== unchecked && rule !== wrong).map(({ place }) => place));
  const [place] = places;
  return places.size === 1 ? (place ?? null) : null;
}

/** "Keine Prüfzifferberechnung": these account numbers carry no check digit. */
export const unchecked: AccountRule = { place: null, check: () => 'notChecked' };

/** The bank does not issue such account numbers. */
export const wrong: AccountRule = { place: null, check: () => 'failed' };
