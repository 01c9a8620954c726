import {
  type ApiKeySort,
  apiKeySorts,
  type ApiKeysQuery,
  type ApiKeyStatus,
  apiKeyStatuses,
  DEFAULT_PAGE_SIZE,
} from '@pruefer/contracts';
import { useSearchParams } from 'react-router';
import { pageIn } from '../../ui/table/use-address-page.js';

/** What the list is filtered by. */
export interface KeyFilter {
  readonly search: string;
  readonly status: ApiKeyStatus;
  readonly showRenewed: boolean;
}

const everything: KeyFilter = { search: '', status: 'all', showRenewed: false };

export const KEYS_PER_PAGE = DEFAULT_PAGE_SIZE;

/** Filter of the list, kept in the address; what is as usual is left out of it. */
export function useKeyFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = filterIn(address);

  /** Another filter begins at its first page. @param replaces no step of its own for the back button: while somebody types */
  function changeFilter(change: Partial<KeyFilter>, replaces = false) {
    setAddress((before) => addressWith(before, { ...filterIn(before), ...change }), { replace: replaces });
  }

  return {
    filter,
    /** Neither a filter nor the choice to see the renewed ones narrows the list down. */
    isNarrowed: filter.search !== '' || filter.status !== 'all',
    changeFilter,
    reset: () => changeFilter(everything),
    query: queryIn(address, filter),
  };
}

function filterIn(address: URLSearchParams): KeyFilter {
  return {
    search: address.get('search') ?? '',
    status: apiKeyStatuses.find((status) => status === address.get('status')) ?? 'all',
    showRenewed: address.get('renewed') === 'true',
  };
}

function addressWith(before: URLSearchParams, { search, status, showRenewed }: KeyFilter): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of ['search', 'status', 'renewed', 'page']) next.delete(name);
  if (search) next.set('search', search);
  if (status !== 'all') next.set('status', status);
  if (showRenewed) next.set('renewed', 'true');
  return next;
}

/** What the server is asked; an address that somebody wrote by hand must not make it refuse. */
function queryIn(address: URLSearchParams, { search, status, showRenewed }: KeyFilter): ApiKeysQuery {
  const page = pageIn(address, 'page');
  const sort = apiKeySorts.find((known) => known === address.get('sort'));
  return {
    limit: KEYS_PER_PAGE,
    offset: (page - 1) * KEYS_PER_PAGE,
    sort: sort ?? ('-createdAt' satisfies ApiKeySort),
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(showRenewed && { showRenewed: 'true' }),
  };
}
