export { IbanApiError, IbanApiProblem, IbanApiTimeout, IbanApiUnreachable } from './errors.js';
export { IbanClient } from './iban-client.js';
export { verifyWebhook, WebhookRefused } from './webhook/verify-webhook.js';
export type { BankChangeList, BankChangesSince, Banks, BankSearch } from './banks/banks.js';
export type { IbanApiCode } from './errors.js';
export type { CheckAllOptions } from './bulk/check-all.js';
export type { BulkSource } from './bulk/slices.js';
export type {
  BankChange,
  BankChanges,
  BankFacts,
  BankMatch,
  BankMatches,
  BulkItem,
  BulkResult,
  CalculateIbanBody,
  CheckOutcome,
  CheckValues,
  CountriesOfIbans,
  FieldProblem,
  FileChoice,
  FileJob,
  FileJobPage,
  FileJobState,
  FinishedJob,
  IbanErrorCode,
  IbanVerdict,
  MinimalVerdict,
  PagingQuery,
  ProblemCode,
  Usage,
} from './contract.js';
export type { DownloadOptions } from './jobs/download.js';
export type { FileJobs, NewFileJob, WaitOptions } from './jobs/file-jobs.js';
export type { UploadOptions } from './jobs/upload.js';
export type { CallOptions, CheckOptions, IbanClientOptions, RepeatableCallOptions } from './options.js';
export type { JobFinished, QuotaThresholdReached, TestMessage, WebhookMessage } from './webhook/messages.js';
export type { WebhookHeaders, WebhookRefusal, WebhookRequest } from './webhook/verify-webhook.js';
