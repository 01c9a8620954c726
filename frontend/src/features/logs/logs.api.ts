import {
  type ApiKeyRecord,
  listApiKeys,
  listLogs,
  type LogEntry,
  type LogHistogram,
  logHistogram,
  type LogPage,
  readLog,
  searchLogs,
} from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import { type AskedPage, type AskedRows, searchOf, selectionOf } from './view/log-selection.js';

/** The request log. Ranges move on with every repeated call: their begin and end are worked out when it is sent. */
export const logsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logs: build.query<LogPage, AskedPage>({
      query: (asked) => {
        const search = searchOf(asked, Date.now());
        // An IBAN stands in a body and never in an address, which others write down.
        return asked.iban ? call(searchLogs, search) : call(listLogs, undefined, {}, search);
      },
      providesTags: ['logs'],
    }),
    logHistogram: build.query<LogHistogram, AskedRows>({
      query: (asked) => call(logHistogram, selectionOf(asked, Date.now())),
      providesTags: ['logs'],
    }),
    logEntry: build.query<LogEntry, string>({ query: (id) => call(readLog, undefined, { id }) }),
    filterKeys: build.query<ApiKeyRecord[], void>({ query: () => call(listApiKeys), providesTags: ['apiKeys'] }),
  }),
});

export const { useLogsQuery, useLogHistogramQuery, useLogEntryQuery, useFilterKeysQuery } = logsApi;
