import { type ApiKeyPage, listApiKeys, listLogs, logHistogram, readLog, searchLogs } from '@pruefer/contracts';
import { apiCall, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import { type RequestedPage, type RequestedRows, toLogSearch, toLogSelection } from './log-selection.js';

const MAX_FOUND_KEYS = 50;

const findKeys = (search: string, limit: number) =>
  call(listApiKeys, { query: { search, showRenewed: 'true', limit } });

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
    /** The newest keys that match a text, also renewed ones. */
    foundKeys: build.query(apiRead('apiKeys', (search: string) => findKeys(search, MAX_FOUND_KEYS))),
    /** The clients of keys by the keys' ids; unknown ids are left out. */
    clientNames: build.query<Readonly<Record<string, string>>, readonly string[]>({
      queryFn: async (ids, _api, _options, send) => {
        const answers = await Promise.all(ids.map(async (id) => send(findKeys(id, 1))));
        const error = answers.find((answer) => answer.error)?.error;
        if (error) return { error };
        const keys = answers.flatMap(({ data }) => (data as ApiKeyPage).items);
        return { data: Object.fromEntries(keys.map(({ id, clientName }) => [id, clientName])) };
      },
      providesTags: ['apiKeys'],
    }),
  }),
});

export const { useLogsQuery, useLogHistogramQuery, useLogEntryQuery, useFoundKeysQuery, useClientNamesQuery } = logsApi;
