import type { ApiKeysQuery } from '@pruefer/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { asCallError } from '../../api/call-error.js';
import { every } from '../../api/every.js';
import { useApiKeysQuery } from './api-keys.api.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';

/** One page of the list. The rows of before stay until the new ones are there, but not in place of an error. */
export function useKeyPage(query: ApiKeysQuery) {
  const { data, currentData, isFetching, error, refetch } = useApiKeysQuery(query, every.list);
  const shown = isFetching ? data : currentData;
  useLastPageInstead(currentData?.items.length === 0 ? currentData.total : 0, query);
  return {
    keys: shown?.items,
    total: shown?.total,
    failure: isFetching ? undefined : asCallError(error),
    retry: () => void refetch(),
  };
}

/** Behind the last page there is nothing; somebody may have come there by an old address. */
function useLastPageInstead(totalElsewhere: number, { offset = 0 }: ApiKeysQuery): void {
  const [, setAddress] = useSearchParams();
  const isBehind = totalElsewhere > 0 && offset > 0;
  useEffect(() => {
    if (!isBehind) return;
    const page = Math.ceil(totalElsewhere / KEYS_PER_PAGE);
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (page > 1) next.set('page', String(page));
        else next.delete('page');
        return next;
      },
      { replace: true },
    );
  }, [isBehind, totalElsewhere, setAddress]);
}
