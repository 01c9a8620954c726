import {
  type ApiKeySort,
  apiKeySorts,
  type ApiKeyStatus,
  apiKeyStatuses,
  DEFAULT_PAGE_SIZE,
  keyExpiries,
  type KeyExpiry,
  keyIdleTimes,
  type KeyIdleTime,
  type UsedPercent,
  usedPercents,
} from '@pruefer/contracts';
import { useSearchParams } from 'react-router';
import { pageIn } from '~/ui/table/use-address-page.js';
import type { PageOfKeys } from '../key/api-keys.api.js';

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

/** Filter of the list, kept in the address; default values are left out. */
export function useKeyFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = filterIn(address);

  /**
   * A new filter starts at its first page.
   * @param replaces adds no history entry for the back button: while the user types
   */
  function changeFilter(change: Partial<KeyFilter>, replaces = false) {
    setAddress((before) => addressWith(before, { ...filterIn(before), ...change }), { replace: replaces });
  }

  return {
    filter,
    /** The choice to see the renewed ones does not narrow the list down. */
    isNarrowed: isNarrowed(filter),
    changeFilter,
    sort: sortIn(address),
    changeSort: (sort: ApiKeySort) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (sort === USUAL_SORT) next.delete('sort');
        else next.set('sort', sort);
        return next;
      }),
    reset: () => changeFilter(emptyFilter),
    query: queryIn(address, filter),
  };
}

function filterIn(address: URLSearchParams): KeyFilter {
  return {
    search: address.get('search') ?? '',
    status: apiKeyStatuses.find((status) => status === address.get('status')) ?? 'all',
    showRenewed: address.get('renewed') === 'true',
    usedFrom: usedPercents.find((percent) => percent === address.get('usedFrom')) ?? null,
    expiry: keyExpiries.find((expiry) => expiry === address.get('expiry')) ?? null,
    unusedFor: keyIdleTimes.find((time) => time === address.get('unusedFor')) ?? null,
  };
}

function sortIn(address: URLSearchParams): ApiKeySort {
  return apiKeySorts.find((known) => known === address.get('sort')) ?? USUAL_SORT;
}

function isNarrowed({ search, status, usedFrom, expiry, unusedFor }: KeyFilter): boolean {
  return search !== '' || status !== 'all' || usedFrom !== null || expiry !== null || unusedFor !== null;
}

/** The chosen values that have the same name in the address and in the request. */
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
function queryIn(address: URLSearchParams, filter: KeyFilter): PageOfKeys {
  const { search, status, showRenewed } = filter;
  const page = pageIn(address, 'page');
  return {
    limit: KEYS_PER_PAGE,
    offset: (page - 1) * KEYS_PER_PAGE,
    sort: sortIn(address),
    ...chosenOf(filter),
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(showRenewed && { showRenewed: 'true' }),
  };
}
