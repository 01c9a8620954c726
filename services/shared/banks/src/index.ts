export type { BadLine, BankFile, BankFileRecord } from './bank-file-record.js';
export { BankIndex, type DataSet } from './bank-index.js';
export { lastDayOfQuarter, validFromOf } from './bundesbank-quarter.js';
export { dataVersionOf, fingerprintOf } from './data-version.js';
export { hasDataSet, importDataSet, type NewDataSet } from './import-data-set.js';
export { currentVersion, loadDirectory } from './load-directory.js';
export { CreateBanks1764000000000 } from './migrations/1764000000000-create-banks.js';
export { readBundesbankFile } from './read-bundesbank-file.js';
