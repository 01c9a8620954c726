import { asCallError } from '~/api/base/call-error.js';
import { every } from '~/api/live/every.js';
import { shownAnswer } from '~/api/base/shown-answer.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { useLastPageInstead } from '~/ui/table/use-address-page.js';
import { type PageOfKeys, useApiKeysQuery } from '../key/api-keys.api.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';

/** One page of the list. */
export function useKeyPage(query: PageOfKeys) {
  const keysQuery = useApiKeysQuery(query, every.list);
  const { currentData, refetch } = keysQuery;
  const { data, error } = shownAnswer(keysQuery);
  useLastPageInstead('page', currentData && pagesOf(currentData.total, KEYS_PER_PAGE));
  return {
    keys: data?.items,
    total: data?.total,
    failure: asCallError(error),
    retry: () => void refetch(),
  };
}
