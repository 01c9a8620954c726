import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import { useLastPageInstead } from '~/ui/table/use-page-param.js';
import { type KeysPageQuery, useApiKeysQuery } from '../key/api-keys.api.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';

/** One page of the list. */
export function useKeyPage(query: KeysPageQuery) {
  const keysQuery = useApiKeysQuery(query, pollingIntervals.list);
  const { currentData, refetch } = keysQuery;
  const { data, error } = visibleAnswer(keysQuery);
  useLastPageInstead('page', currentData?.total, KEYS_PER_PAGE);
  return {
    keys: data?.items,
    total: data?.total,
    error: asCallError(error),
    retry: () => void refetch(),
  };
}
