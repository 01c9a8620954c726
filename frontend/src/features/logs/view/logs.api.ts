import { listApiKeys, listLogs, logHistogram, readLog, searchLogs } from '@pruefer/contracts';
import { apiCall, apiRead } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';
import { type RequestedPage, type RequestedRows, toLogSearch, toLogSelection } from './log-selection.js';

/** The request log. Ranges move on with every repeated call: their start and end are worked out when it is sent. */
const logsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logs: build.query(
      apiRead('logs', (requested: RequestedPage) => {
        const search = toLogSearch(requested, Date.now());
        // An IBAN is sent in a body and never in an address, as others log addresses.
        return requested.iban ? call(searchLogs, { body: search }) : call(listLogs, { query: search });
      }),
    ),
    logHistogram: build.query(
      apiRead('logs', (requested: RequestedRows) =>
        call(logHistogram, { body: toLogSelection(requested, Date.now()) }),
      ),
    ),
    logEntry: build.query(apiCall((id: string) => call(readLog, { params: { id } }))),
    filterKeys: build.query(apiRead('apiKeys', () => call(listApiKeys))),
  }),
});

export const { useLogsQuery, useLogHistogramQuery, useLogEntryQuery, useFilterKeysQuery } = logsApi;
