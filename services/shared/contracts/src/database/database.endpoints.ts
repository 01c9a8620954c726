import type { Endpoint } from '../endpoint.js';
import {
  downloadBackup,
  readBackups,
  startBackup,
  downloadKeptBackup,
  restoreBackup,
  checkBackup,
  startRestore,
  discardCheck,
  startDrill,
} from './backups.endpoints.js';
import {
  countBankRecords,
  importBankData,
  readBankData,
  startBankImport,
  uploadBankFile,
  listBankImports,
  listBankImportChanges,
  withdrawBankImport,
} from './bank-imports.endpoints.js';
import { listJobs, readJob, cancelJob, retryJob, listSchedules } from './jobs.endpoints.js';
import { listRegistryReleases, uploadRegistryFile, withdrawRegistryRelease } from './registry-releases.endpoints.js';
import { readRetention, saveRetention } from './retention.endpoints.js';

export const databaseEndpoints = {
  countBankRecords,
  importBankData,
  readBankData,
  startBankImport,
  uploadBankFile,
  listBankImports,
  listBankImportChanges,
  withdrawBankImport,
  listRegistryReleases,
  uploadRegistryFile,
  withdrawRegistryRelease,
  downloadBackup,
  readBackups,
  startBackup,
  downloadKeptBackup,
  restoreBackup,
  checkBackup,
  startRestore,
  discardCheck,
  startDrill,
  listJobs,
  readJob,
  cancelJob,
  retryJob,
  listSchedules,
  readRetention,
  saveRetention,
} satisfies Readonly<Record<string, Endpoint>>;
