import type * as contracts from '@pruefer/contracts';

// The only file that imports the contracts, and only their types. The build prints them into index.d.ts.
export type {
  BankChange,
  BankChanges,
  BankChangesQuery,
  BankFacts,
  BankMatch,
  BankMatches,
  BankSearchQuery,
  BulkItem,
  BulkResult,
  CalculateIbanBody,
  CheckOutcome,
  CheckValues,
  CountriesOfIbans,
  CreateFileJobBody,
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
  Usage,
} from '@pruefer/contracts';

/** The calls of this client, by the names of their contracts. */
export type CustomerCalls = Pick<
  typeof contracts,
  | 'validateIban'
  | 'validateIbans'
  | 'calculateIban'
  | 'findBank'
  | 'searchBanks'
  | 'listBankChanges'
  | 'listCountries'
  | 'readUsage'
  | 'createFileJob'
  | 'listFileJobs'
  | 'readFileJob'
  | 'readUpload'
  | 'uploadPiece'
  | 'rereadFile'
  | 'startFileJob'
  | 'cancelFileJob'
  | 'deleteFileJob'
  | 'downloadFileResult'
  | 'downloadFileErrors'
>;

export type CallName = keyof CustomerCalls;

export type ResponseTo<Name extends CallName> = contracts.ResponseOf<CustomerCalls[Name]>;

/** Problems of requests that only the console gets. */
type ConsoleProblemCode = 'unauthorized' | 'forbidden' | 'version_conflict' | 'outcome_unknown';

/** Stable codes of the problems that a call or a row can end with; a newer service may send others. */
export type ProblemCode =
  | CustomerCalls[CallName]['problems'][number]
  | (typeof contracts.keyRefusals)[number]
  | 'key_missing'
  | Exclude<keyof typeof contracts.requestProblems, ConsoleProblemCode>;
