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
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
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
    bankCount: build.query({ ...apiCall(() => call(countBankRecords)), providesTags: ['bankData'] }),
    bankData: build.query({ ...apiCall(() => call(readBankData)), providesTags: ['bankData'] }),
    bankImports: build.query({
      ...apiCall((query: { readonly limit: number; readonly offset: number }) => call(listBankImports, { query })),
      providesTags: ['bankData'],
    }),
    bankImportChanges: build.query({
      ...apiCall(({ cursor, ...params }: ChangesPart) =>
        call(listBankImportChanges, { params, query: { limit: CHANGES_PER_PAGE, ...(cursor && { cursor }) } }),
      ),
      providesTags: ['bankData'],
    }),
    startBankImport: build.mutation(apiCall((body: StartBankImportBody) => call(startBankImport, { body }))),
    withdrawBankImport: build.mutation({
      ...apiCall(({ country, dataVersion }: ImportKey) =>
        call(withdrawBankImport, { params: { country, dataVersion } }),
      ),
      // An import that is kept by now is refused: the list shows its state.
      invalidatesTags: ['bankData'],
    }),
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
