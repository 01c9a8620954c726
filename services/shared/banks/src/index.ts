export { BankDirectories } from './directory/bank-directories.js';
export type { BankFile, BankFileRecord, BankFileSummary } from './bank-file-record.js';
export { type BankPlace, BankSearch, byPosition, type SearchableBank } from './directory/bank-search.js';
export { BankIndex, type Clock, type DataSet } from './directory/bank-index.js';
export { berlinDay } from './berlin-day.js';
export { firstDayOfQuarter, lastDayOfQuarter, extractValidFrom } from './bundesbank-quarter.js';
export { previousDataSet, type DataSetDifference, stagedDifference } from './imports/previous-data-set.js';
export { formatDataVersion, hashFile } from './data-version.js';
export { fetchedFrom, newestDays, type NewestDays, rememberUrl } from './imports/fetched-files.js';
export { selectBank } from './directory/select-bank.js';
export { HOME_COUNTRY } from './home-country.js';
export { findDataSet, importDataSets, type NewDataSet, versionsOfFile } from './imports/import-data-sets.js';
export { comparedDataSets, listImportChanges, selectBankChanges } from './imports/list-bank-changes.js';
export {
  findImport,
  type ImportedDataSet,
  importInForce,
  listDataSets,
  type ListedDataSet,
  listImports,
  withdrawImport,
} from './imports/list-imports.js';
export { listLoadedBankFiles, type LoadedBankFile } from './imports/list-loaded-bank-files.js';
export { loadBankSearch } from './directory/load-bank-search.js';
export { lockImports, tryLockImports } from './imports/lock-imports.js';
export { currentVersion, loadDirectories } from './directory/load-directories.js';
export { bankMigrations } from './migrations/bank-migrations.js';
export { bankCodePattern } from './lines/bank-code-of-country.js';
export { type BankFileFormat, bankFileFormats, bankLists } from './readers/bank-file-formats.js';
export { BankFileReading } from './readers/bank-file-reading.js';
export { ownListColumns } from './readers/own-list-csv.js';
export { readBankFile } from './readers/read-bank-file.js';
export { type MergedRegistry, mergeRegistry, shippedEntries } from './registry/merge-registry.js';
export { readRegistryFile } from './registry/read-registry-file.js';
export {
  consequenceNeedsConfirmation,
  listConsequences,
  describeConsequence,
  type RegistryConsequence,
} from './registry/registry-consequences.js';
export type { RegistryError, RegistryFile } from './registry/registry-file.js';
export {
  addRegistryRelease,
  deleteWithdrawnRelease,
  findRegistryRelease,
  selectRegistryReleases,
  type StoredRegistryRelease,
  markReleaseWithdrawn,
} from './registry/registry-releases.js';
export { releaseError } from './registry/release-error.js';
export { releaseAfter, releaseOn } from './registry/release-in-force.js';
export { registerCountries } from './register-countries.js';
export { COPY_STAGED, countStaged, createStaging, stagedLine } from './imports/staged-banks.js';
