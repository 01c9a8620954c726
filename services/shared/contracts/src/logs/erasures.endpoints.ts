import { one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { PagingQuery } from '../fields/paging.js';
import { EraseIbanBody, Erasure, ErasurePage, ErasurePreview, IbanOfErasure } from './erasures.js';

const erasures = { tag: 'API-Logs', service: 'log', access: 'admin' } as const;
const ERASURES_PATH = '/api/admin/logs/erasures';
/** Searching every day of the log takes long. */
const ALL_DAYS_MS = 30_000;

export const previewErasure = endpoint({
  ...erasures,
  title: 'Anfragen zu einer IBAN zählen',
  method: 'POST',
  path: `${ERASURES_PATH}/preview`,
  body: IbanOfErasure,
  responseTimeoutMs: ALL_DAYS_MS,
  response: one(ErasurePreview),
  problems: ['log_search_too_slow'],
});
/** Removes an IBAN from the log permanently; the rows stay for figures and bills. A repeat is allowed. */
export const eraseIban = endpoint({
  ...erasures,
  title: 'IBAN aus den Logs löschen',
  method: 'POST',
  path: ERASURES_PATH,
  body: EraseIbanBody,
  responseTimeoutMs: ALL_DAYS_MS,
  response: one(Erasure),
  problems: ['erasure_reason_names_iban'],
});
export const listErasures = endpoint({
  ...erasures,
  title: 'Protokoll der Löschungen',
  method: 'GET',
  path: ERASURES_PATH,
  polled: true,
  query: PagingQuery,
  compressed: true,
  response: page(ErasurePage),
  problems: [],
});
