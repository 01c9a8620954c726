import {
  type ApiKeySort,
  apiKeySorts,
  type ApiKeyStatus,
  apiKeyStatuses,
  DEFAULT_PAGE_SIZE,
  keyExpiries,
  type KeyExpiry,
  type KeyIdleTime,
  keyIdleTimes,
  type UsedPercent,
  usedPercents,
} from '@pruefer/contracts';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { readPage } from '~/ui/table/use-page-param.js';
import type { KeysPageQuery } from '../key/api-keys.api.js';

export interface KeyFilter {
  readonly search: string;
  readonly status: ApiKeyStatus;
  /** Shows keys that a newer one has replaced. */
  readonly renewed: boolean;
  readonly usedFrom: UsedPercent | null;
  readonly expiry: KeyExpiry | null;
  readonly unusedFor: KeyIdleTime | null;
}

/** The list as it usually is. */
export const emptyFilter: KeyFilter = {
  search: '',
  status: 'all',
  renewed: false,
  usedFrom: null,
  expiry: null,
  unusedFor: null,
};

export const KEYS_PER_PAGE = DEFAULT_PAGE_SIZE;
const DEFAULT_SORT = '-createdAt' satisfies ApiKeySort;

/** Filter of the list, kept in the URL; default values are left out. */
export function useKeyFilter() {
  const [params, changeParams] = useQueryParams();
  const filter = filterIn(params);
  const sort = apiKeySorts.find((name) => name === params.get('sort')) ?? DEFAULT_SORT;
  const { search, status, usedFrom, expiry, unusedFor } = filter;

  /**
   * A new filter starts at its first page.
   * @param replace adds no history entry for the back button: while the user types
   */
  function changeFilter(change: Partial<KeyFilter>, replace = false) {
    const values = Object.entries({ ...filter, ...change }).map(([name, value]): [string, string | null] => [
      name,
      value === emptyFilter[name as keyof KeyFilter] ? null : String(value),
    ]);
    changeParams({ ...Object.fromEntries(values), page: null }, replace);
  }

  return {
    filter,
    /** Whether a filter reduces the list. Showing renewed keys does not count. */
    isNarrowed: search !== '' || status !== 'all' || usedFrom !== null || expiry !== null || unusedFor !== null,
    changeFilter,
    sort,
    changeSort: (next: ApiKeySort) => changeParams({ page: null, sort: next === DEFAULT_SORT ? null : next }),
    reset: () => changeFilter(emptyFilter),
    query: buildQuery(filter, sort, readPage(params, 'page')),
  };
}

/** The filter in the URL, without invalid values from a hand-written address. */
function filterIn(params: URLSearchParams): KeyFilter {
  return {
    search: params.get('search') ?? '',
    status: apiKeyStatuses.find((status) => status === params.get('status')) ?? 'all',
    renewed: params.get('renewed') === 'true',
    usedFrom: usedPercents.find((percent) => percent === params.get('usedFrom')) ?? null,
    expiry: keyExpiries.find((expiry) => expiry === params.get('expiry')) ?? null,
    unusedFor: keyIdleTimes.find((time) => time === params.get('unusedFor')) ?? null,
  };
}

function buildQuery(filter: KeyFilter, sort: ApiKeySort, page: number): KeysPageQuery {
  const { search, status, renewed, usedFrom, expiry, unusedFor } = filter;
  return {
    limit: KEYS_PER_PAGE,
    offset: (page - 1) * KEYS_PER_PAGE,
    sort,
    ...(usedFrom && { usedFrom }),
    ...(expiry && { expiry }),
    ...(unusedFor && { unusedFor }),
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(renewed && { showRenewed: 'true' }),
  };
}
