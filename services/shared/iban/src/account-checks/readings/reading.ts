import type { LocalizedText, TextByLanguage } from '../../texts/language.js';
import type { AccountResult, AccountRule } from '../rules/account-rule.js';

/**
 * An interpretation of a method that the Bundesbank's text allows, or that an implementation in wide use follows on purpose. Implementations that
 * only refuse valid numbers or miscalculate are defects, not readings (docs/adr/0010).
 */
export interface Reading {
  /** Difference from the other readings: a clause that follows "wenn" or "if". */
  readonly difference: TextByLanguage;
  readonly readBy: LocalizedText;
  readonly rule: AccountRule;
}

export interface ReadingFinding {
  readonly difference: string;
  readonly readBy: string;
  readonly result: AccountResult;
}

/** Readings by method number; other methods refer to the first reading of a method. */
export type Readings = Readonly<Record<string, readonly [Reading, Reading, ...Reading[]]>>;
