import type { AccountResult, AccountRule } from './account-rule.js';

/**
 * One serious way to read a method: the Bundesbank's text allows it, or an implementation in wide use follows it on purpose. What only refuses
 * numbers that the text in force accepts, or miscalculates, is a defect and no reading (docs/adr/0053).
 */
export interface Reading {
  /** What sets it apart from the other readings: a German clause that follows "wenn". */
  readonly holds: string;
  /** Which text or implementations read the method so. */
  readonly readBy: string;
  readonly rule: AccountRule;
}

/** What one reading says of an account number. */
export interface ReadingFinding {
  readonly holds: string;
  readonly readBy: string;
  readonly result: AccountResult;
}

/** The readings of methods by their number; each method's first is the one by which other methods refer to it. */
export type Readings = Readonly<Record<string, readonly [Reading, Reading, ...Reading[]]>>;
