import type * as contracts from '@pruefer/contracts';

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
