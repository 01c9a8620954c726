import { asCallError } from '~/api/call-error.js';
import { every } from '~/api/every.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { useLastPageInstead } from '~/ui/table/use-address-page.js';
import { type PageOfKeys, useApiKeysQuery } from '../api-keys.api.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';

/** One page of the list. The rows of before stay until the new ones are there, but not in place of an error. */
export function useKeyPage(query: PageOfKeys) {
  const { data, currentData, isFetching, error, refetch } = useApiKeysQuery(query, every.list);
  const shown = isFetching ? data : currentData;
  useLastPageInstead('page', currentData && pagesOf(currentData.total, KEYS_PER_PAGE));
  return {
    keys: shown?.items,
    total: shown?.total,
    failure: isFetching ? undefined : asCallError(error),
    retry: () => void refetch(),
  };
}
