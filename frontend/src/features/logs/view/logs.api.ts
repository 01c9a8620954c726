import { listApiKeys, listLogs, logHistogram, readLog, searchLogs } from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';
import { type AskedPage, type AskedRows, searchOf, selectionOf } from './log-selection.js';

/** The request log. Ranges move on with every repeated call: their start and end are worked out when it is sent. */
const logsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logs: build.query({
      ...apiCall((asked: AskedPage) => {
        const search = searchOf(asked, Date.now());
        // An IBAN is sent in a body and never in an address, as others log addresses.
        return asked.iban ? call(searchLogs, { body: search }) : call(listLogs, { query: search });
      }),
      providesTags: ['logs'],
    }),
    logHistogram: build.query({
      ...apiCall((asked: AskedRows) => call(logHistogram, { body: selectionOf(asked, Date.now()) })),
      providesTags: ['logs'],
    }),
    logEntry: build.query(apiCall((id: string) => call(readLog, { params: { id } }))),
    filterKeys: build.query({ ...apiCall(() => call(listApiKeys)), providesTags: ['apiKeys'] }),
  }),
});

export const { useLogsQuery, useLogHistogramQuery, useLogEntryQuery, useFilterKeysQuery } = logsApi;
