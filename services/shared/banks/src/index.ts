export { BankDirectories, HOME_COUNTRY } from './bank-directories.js';
export type { BadLine, BankFile, BankFileRecord, BankFileSummary, CountryBanks } from './bank-file-record.js';
export { BankIndex, type Clock, type DataSet } from './bank-index.js';
export { berlinDay } from './berlin-day.js';
export { firstDayOfQuarter, lastDayOfQuarter, validFromOf } from './bundesbank-quarter.js';
export { dataSetBefore, type DataSetDifference, stagedDifference } from './data-set-before.js';
export { dataVersionOf, fingerprintOf } from './data-version.js';
export { fetchedFrom, newestDays, type NewestDays, rememberAddress } from './fetched-files.js';
export { type BankState, findBank, type FoundBank } from './find-bank.js';
export {
  findDataSet,
  importDataSets,
  type NewDataSet,
  versionsOfFile,
} from './import-data-sets.js';
export { type BankChange, comparedDataSets, listBankChanges, listImportChanges } from './list-bank-changes.js';
export { type DataSetSummary, listDataSets } from './list-data-sets.js';
export { findImport, type ImportedDataSet, importInForce, listImports, withdrawImport } from './list-imports.js';
export { listLoadedBankFiles, type LoadedBankFile } from './list-loaded-bank-files.js';
export { lockImports, tryLockImports } from './lock-imports.js';
export { currentVersion, loadDirectories } from './load-directories.js';
export { bankMigrations } from './migrations/bank-migrations.js';
export { BankFileReading } from './readers/bank-file-reading.js';
export { readBankFile } from './readers/read-bank-file.js';
export { COPY_STAGED, countStaged, createStaging, stagedLine } from './staged-banks.js';
