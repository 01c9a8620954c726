export { checkAccountNumber } from './account-checks/germany/check-account-number.js';
export { addDays } from './add-days.js';
export type { ReadingFinding } from './account-checks/germany/reading.js';
export type { BankAuthority, BankDirectory, BankRecord } from './bank-directory.js';
export { bankSourceOf, knownRegisters } from './bank-source.js';
export { cleanBic, isSameBic } from './bic.js';
export { assembleIban } from './calculation/assemble-iban.js';
export { bankCountryOf, checkIban } from './check-iban.js';
export { withoutSeparators } from './characters.js';
export { cleanIban, type CleaningProblem } from './clean-iban.js';
export { describeCountries } from './describe-countries.js';
export { bankCodeIn, errorSentence, explain, explainMinimally } from './explain.js';
export { explainAsJson } from './explain-as-json.js';
export { germanCountryNames } from './german-country-names.js';
export { ibanFieldsOf } from './fields-of.js';
export { ibansWithin } from './input-kinds/ibans-within.js';
export { foreignCharacterMessage } from './input-kinds/foreign-character.js';
export { inputHintOf } from './input-kinds/input-hint-of.js';
export { hintFor } from './hint-for.js';
export type { Language, Translation } from './language.js';
export { possibleSuggestions } from './suggestions/suggest.js';
export { isInSepa, sepaMembershipOf } from './sepa.js';
export {
  compileRegistry,
  isActive,
  type RegistryEntry,
  type RegistryRelease,
  Registry,
  shippedRegistry,
} from './registry.js';
export { countries, partialCountries, shippedFieldsOf, structureFrom, structureOf } from './structure.js';
export { type IbanAnswer, type MinimalAnswer, type Suggestion, type Verdict } from './verdict.js';
