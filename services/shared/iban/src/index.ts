export {
  type AccountFinding,
  type AccountQuestion,
  checkAccountNumber,
} from './account-checks/germany/check-account-number.js';
export { addDays } from './add-days.js';
export type { AccountVerdict } from './account-checks/germany/account-methods.js';
export type { AccountResult } from './account-checks/germany/account-rule.js';
export type { ReadingFinding } from './account-checks/germany/reading.js';
export type { BankAuthority, BankDirectory, BankRecord, OtherSource, Successor } from './bank-directory.js';
export { bankSourceOf, knownRegisters } from './bank-source.js';
export { cleanBic, isSameBic } from './bic.js';
export {
  accountRuleOf,
  type AssembledIban,
  assembleIban,
  type IbanParts,
  type UnfitPart,
} from './calculation/assemble-iban.js';
export { bankCountryOf, checkIban } from './check-iban.js';
export { MAX_IBAN_LENGTH, withoutSeparators } from './characters.js';
export { type CleanedIban, cleanIban, type CleaningProblem } from './clean-iban.js';
export { type CountryDescription, describeCountries } from './describe-countries.js';
export { bankCodeIn, errorSentence, explain, explainMinimally } from './explain.js';
export { explainAsJson } from './explain-as-json.js';
export { ibanFieldsOf, type FieldText } from './fields-of.js';
export { ibansWithin } from './input-kinds/ibans-within.js';
export { foreignCharacterMessage } from './input-kinds/foreign-character.js';
export { inputHintOf } from './input-kinds/input-hint-of.js';
export { hintFor } from './hint-for.js';
export { MAX_SUGGESTIONS, possibleSuggestions } from './suggestions/suggest.js';
export { isInSepa, sepaCountries, type SepaMembership, sepaMembershipOf } from './sepa.js';
export {
  compileRegistry,
  isActive,
  type RegistryEntry,
  type RegistryRelease,
  Registry,
  shippedRegistry,
} from './registry.js';
export type { FieldKind } from './field-kind.js';
export {
  countries,
  type Field,
  partialCountries,
  shippedFieldsOf,
  type Structure,
  structureFrom,
  structureOf,
} from './structure.js';
export {
  type BankOfAnswer,
  type BankSource,
  type CheckName,
  checkNames,
  type CheckOutcome,
  type CheckResult,
  type ErrorCode,
  type IbanAnswer,
  type InputHint,
  type InputKind,
  type JudgedBy,
  type MinimalAnswer,
  type SuggestedIban,
  type Suggestion,
  type Verdict,
  type Warning,
  type WarningCode,
} from './verdict.js';
