import { DEFAULT_PAGE_SIZE, type PagingQuery } from '@pruefer/contracts';
import { useState } from 'react';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { pageCount } from '~/ui/table/page-count.js';
import { useLastPageInstead } from '~/ui/table/use-page-param.js';
import { TAB_PAGE } from './use-record-param.js';

interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** The query of a list about a key, as its API declares it. */
type UseList<Item, QueryError> = (
  query: PagingQuery & { readonly id: string },
  options: { readonly pollingInterval: number; readonly skipPollingIfUnfocused: boolean },
) => {
  readonly data?: Page<Item> | undefined;
  readonly currentData?: Page<Item> | undefined;
  readonly isFetching: boolean;
  readonly error?: QueryError | undefined;
  readonly refetch: () => unknown;
};

/**
 * One page of a list about a key, polled every two seconds while one of its items changes by itself.
 * @param id of the key
 * @param page from 1
 */
export function useChangingPage<Item, QueryError>(
  useList: UseList<Item, QueryError>,
  id: string,
  page: number,
  changes: (item: Item) => boolean,
) {
  const [isChanging, setChanging] = useState(false);
  const query = { id, limit: DEFAULT_PAGE_SIZE, offset: (page - 1) * DEFAULT_PAGE_SIZE };
  const list = useList(query, isChanging ? pollingIntervals.jobs : pollingIntervals.list);
  const visibleQuery = { ...visibleAnswer(list), refetch: list.refetch };
  useLastPageInstead(TAB_PAGE, visibleQuery.data && pageCount(visibleQuery.data.total, DEFAULT_PAGE_SIZE));
  const isChangingNow = visibleQuery.data?.items.some(changes) ?? false;
  if (isChangingNow !== isChanging) setChanging(isChangingNow);
  return visibleQuery;
}
