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
import { useSearchParams } from 'react-router';
import { readPage } from '~/ui/table/use-page-param.js';
import type { KeysPageQuery } from '../key/api-keys.api.js';

export interface KeyFilter {
  readonly search: string;
  readonly status: ApiKeyStatus;
  readonly showRenewed: boolean;
  readonly usedFrom: UsedPercent | null;
  readonly expiry: KeyExpiry | null;
  readonly unusedFor: KeyIdleTime | null;
}

/** The list as it usually is. */
export const emptyFilter: KeyFilter = {
  search: '',
  status: 'all',
  showRenewed: false,
  usedFrom: null,
  expiry: null,
  unusedFor: null,
};

export const KEYS_PER_PAGE = DEFAULT_PAGE_SIZE;
const USUAL_SORT = '-createdAt' satisfies ApiKeySort;

/** Filter of the list, kept in the URL; default values are left out. */
export function useKeyFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);

  /**
   * A new filter starts at its first page.
   * @param replaces adds no history entry for the back button: while the user types
   */
  function changeFilter(change: Partial<KeyFilter>, replaces = false) {
    setParams((before) => addressWith(before, { ...filterIn(before), ...change }), { replace: replaces });
  }

  return {
    filter,
    /** Whether a filter reduces the list. Showing renewed keys does not count. */
    isNarrowed: isNarrowed(filter),
    changeFilter,
    sort: sortIn(params),
    changeSort: (sort: ApiKeySort) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (sort === USUAL_SORT) next.delete('sort');
        else next.set('sort', sort);
        return next;
      }),
    reset: () => changeFilter(emptyFilter),
    query: queryIn(params, filter),
  };
}

function filterIn(params: URLSearchParams): KeyFilter {
  return {
    search: params.get('search') ?? '',
    status: apiKeyStatuses.find((status) => status === params.get('status')) ?? 'all',
    showRenewed: params.get('renewed') === 'true',
    usedFrom: usedPercents.find((percent) => percent === params.get('usedFrom')) ?? null,
    expiry: keyExpiries.find((expiry) => expiry === params.get('expiry')) ?? null,
    unusedFor: keyIdleTimes.find((time) => time === params.get('unusedFor')) ?? null,
  };
}

function sortIn(params: URLSearchParams): ApiKeySort {
  return apiKeySorts.find((sort) => sort === params.get('sort')) ?? USUAL_SORT;
}

function isNarrowed({ search, status, usedFrom, expiry, unusedFor }: KeyFilter): boolean {
  return search !== '' || status !== 'all' || usedFrom !== null || expiry !== null || unusedFor !== null;
}

/** The chosen values that have the same name in the URL and in the request. */
function chosenOf({ usedFrom, expiry, unusedFor }: KeyFilter) {
  return { ...(usedFrom && { usedFrom }), ...(expiry && { expiry }), ...(unusedFor && { unusedFor }) };
}

function addressWith(before: URLSearchParams, filter: KeyFilter): URLSearchParams {
  const { search, status, showRenewed } = filter;
  const next = new URLSearchParams(before);
  for (const name of [...Object.keys(emptyFilter), 'renewed', 'page']) next.delete(name);
  for (const [name, value] of Object.entries(chosenOf(filter))) next.set(name, value);
  if (search) next.set('search', search);
  if (status !== 'all') next.set('status', status);
  if (showRenewed) next.set('renewed', 'true');
  return next;
}

/** The query for the server, without invalid values from a hand-written address. */
function queryIn(params: URLSearchParams, filter: KeyFilter): KeysPageQuery {
  const { search, status, showRenewed } = filter;
  const page = readPage(params, 'page');
  return {
    limit: KEYS_PER_PAGE,
    offset: (page - 1) * KEYS_PER_PAGE,
    sort: sortIn(params),
    ...chosenOf(filter),
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(showRenewed && { showRenewed: 'true' }),
  };
}
