import { one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import {
  BankCount,
  BankDataImported,
  BankDataOverview,
  BankImport,
  BankImportChanges,
  BankImportPage,
  BankImportParams,
  BankImportsQuery,
  MAX_BANK_FILE_BYTES,
  StartBankImportBody,
  UploadBankFileQuery,
} from './bank-imports.js';
import { CursorPagingQuery } from '../fields/paging.js';
import { StartedJob } from '../jobs/jobs.js';

const banks = { tag: 'Bankdaten', service: 'worker', access: 'admin' } as const;
const imports = '/api/admin/database/bank-imports';

export const countBankRecords = endpoint({
  ...banks,
  title: 'Banken zählen',
  method: 'GET',
  path: '/api/admin/banks/count',
  polled: true,
  response: one(BankCount),
  problems: [],
});
/** Imports from the configured source, refuses a large drop of records, and answers when the import has ended. */
export const importBankData = endpoint({
  ...banks,
  title: 'Bankdaten importieren und warten',
  method: 'POST',
  path: '/api/admin/import-bank-data',
  responseTimeoutMs: 120_000,
  response: one(BankDataImported),
  problems: [
    'job_running',
    'job_failed',
    'job_unfinished',
    'bank_source_unavailable',
    'bank_count_dropped',
    'bank_file_unknown',
    'bank_file_empty',
    'bank_file_faulty',
  ],
});
export const readBankData = endpoint({
  ...banks,
  title: 'Stand der Bankdaten',
  method: 'GET',
  path: '/api/admin/database/bank-data',
  polled: true,
  response: one(BankDataOverview),
  problems: [],
});
export const startBankImport = endpoint({
  ...banks,
  title: 'Import der Bankdaten beginnen',
  method: 'POST',
  path: imports,
  body: StartBankImportBody,
  response: one(StartedJob),
  problems: ['job_running'],
});
/** The body is the publisher's file, optionally compressed with gzip. */
export const uploadBankFile = endpoint({
  ...banks,
  title: 'Bankdatei hochladen',
  method: 'POST',
  path: `${imports}/upload`,
  query: UploadBankFileQuery,
  bytes: ['application/octet-stream'],
  maxBodyBytes: MAX_BANK_FILE_BYTES,
  responseTimeoutMs: 15_000,
  response: one(StartedJob),
  problems: ['job_running', 'bank_file_unknown'],
});
export const listBankImports = endpoint({
  ...banks,
  title: 'Importe auflisten',
  method: 'GET',
  path: imports,
  query: BankImportsQuery,
  compressed: true,
  response: page(BankImportPage),
  problems: [],
});
export const listBankImportChanges = endpoint({
  ...banks,
  title: 'Änderungen eines Imports',
  method: 'GET',
  path: `${imports}/:country/:dataVersion/changes`,
  params: BankImportParams,
  compressed: true,
  query: CursorPagingQuery,
  response: page(BankImportChanges),
  problems: ['bank_import_unknown'],
});
/** Withdraws a data set: the one before it applies again at once. */
export const withdrawBankImport = endpoint({
  ...banks,
  title: 'Import zurücknehmen',
  method: 'POST',
  path: `${imports}/:country/:dataVersion/withdraw`,
  params: BankImportParams,
  response: one(BankImport),
  problems: ['bank_import_unknown', 'bank_import_kept', 'job_running'],
});
