import type * as contracts from '@pruefer/contracts';
import type { CallName, CustomerCalls } from './customer-calls.js';

// Types of the contracts, which the build prints into index.d.ts: the client ships without the contracts.
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

/** Problems of requests that only the console gets. */
type ConsoleProblemCode = 'unauthorized' | 'forbidden' | 'version_conflict' | 'outcome_unknown';

/** Stable codes of the problems that a call or a row can end with; a newer service may send others. */
export type ProblemCode =
  | CustomerCalls[CallName]['problems'][number]
  | (typeof contracts.keyRefusals)[number]
  | 'key_missing'
  | Exclude<keyof typeof contracts.requestProblems, ConsoleProblemCode>;
