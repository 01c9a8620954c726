import {
  type BankImport,
  countBankRecords,
  listBankImportChanges,
  listBankImports,
  readBankData,
  startBankImport,
  type StartBankImportBody,
  withdrawBankImport,
} from '@pruefer/contracts';
import { apiCall, apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** Names an import. */
export type ImportKey = Pick<BankImport, 'country' | 'dataVersion'>;

interface ChangesPart extends ImportKey {
  readonly cursor?: string;
}

const CHANGES_PER_PAGE = 50;

/** The bank data and its history. */
const banksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bankCount: build.query(apiRead('bankData', () => call(countBankRecords))),
    bankData: build.query(apiRead('bankData', () => call(readBankData))),
    bankImports: build.query(
      apiRead('bankData', (query: { readonly limit: number; readonly offset: number }) =>
        call(listBankImports, { query }),
      ),
    ),
    bankImportChanges: build.query(
      apiRead('bankData', ({ cursor, ...params }: ChangesPart) =>
        call(listBankImportChanges, { params, query: { limit: CHANGES_PER_PAGE, ...(cursor && { cursor }) } }),
      ),
    ),
    startBankImport: build.mutation(apiCall((body: StartBankImportBody) => call(startBankImport, { body }))),
    // An import that is kept by now is refused: the list shows its state.
    withdrawBankImport: build.mutation(
      apiChange('bankData', ({ country, dataVersion }: ImportKey) =>
        call(withdrawBankImport, { params: { country, dataVersion } }),
      ),
    ),
  }),
});

export const {
  useBankCountQuery,
  useBankDataQuery,
  useBankImportsQuery,
  useBankImportChangesQuery,
  useStartBankImportMutation,
  useWithdrawBankImportMutation,
} = banksApi;
