export { checkAccountNumber } from './account-checks/check-account-number.js';
export type { ReadingFinding } from './account-checks/readings/reading.js';
export type { BankAuthority, BankDirectory, BankRecord } from './verdict/bank-directory.js';
export { findBankSource, knownRegisters } from './verdict/bank-source.js';
export { cleanBic, isSameBic } from './checks/bic.js';
export { assembleIban } from './calculation/assemble-iban.js';
export { getBankCountry, checkIban } from './check-iban.js';
export { withoutSeparators } from './input/characters.js';
export { cleanIban, type CleaningProblem } from './input/clean-iban.js';
export { describeCountries } from './answer/describe-countries.js';
export { bankCodeIn, errorSentence, explain, explainMinimally } from './answer/explain.js';
export { explainAsJson } from './answer/explain-as-json.js';
export { germanCountryNames } from './registry/german-country-names.js';
export { listIbanFields } from './registry/list-iban-fields.js';
export { ibansWithin } from './input-kinds/ibans-within.js';
export { foreignCharacterMessage } from './input-kinds/foreign-character.js';
export { detectInputHint } from './input-kinds/detect-input-hint.js';
export { hintFor } from './answer/hint-for.js';
export { chosenColumn, isBicName, referenceRank } from './lists/column-names.js';
export { type CsvRow, CsvRows } from './lists/csv-rows.js';
export { detectEncoding, isUtf8 } from './lists/detect-encoding.js';
export { brokenBySpreadsheet, ibanIn, withoutTextMark } from './lists/iban-cell.js';
export { detectListFormat, type ListTable, listTable } from './lists/list-table.js';
export { type Cells, MAX_ROW_CHARACTERS, type TableRow, type TextLine } from './lists/table-row.js';
export type { Language, Translation } from './texts/language.js';
export { possibleSuggestions } from './suggestions/suggest.js';
export { isInSepa, findSepaMembership } from './registry/sepa.js';
export {
  compileRegistry,
  isActive,
  type RegistryEntry,
  type LoadedRelease,
  Registry,
  shippedRegistry,
} from './registry/registry.js';
export { countries, partialCountries, findShippedFields, structureFrom, findStructure } from './registry/structure.js';
export { type Correction, type IbanAnswer, type MinimalAnswer, type Verdict } from './verdict/verdict.js';
