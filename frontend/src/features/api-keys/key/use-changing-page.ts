import { DEFAULT_PAGE_SIZE, type PagingQuery } from '@pruefer/contracts';
import { useState } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import type { HookError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useLastPageInstead, usePageParam } from '~/ui/table/use-page-param.js';
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

/** The page of a list about a key that the URL names, polled every two seconds while one of its items changes by itself. */
export function useChangingPage<Item, QueryError extends HookError>(
  useList: UseList<Item, QueryError>,
  id: string,
  changes: (item: Item) => boolean = () => false,
  pageParam = TAB_PAGE,
) {
  const { page, turnTo } = usePageParam(pageParam);
  const [isChanging, setChanging] = useState(false);
  const query = { id, limit: DEFAULT_PAGE_SIZE, offset: (page - 1) * DEFAULT_PAGE_SIZE };
  const list = useList(query, isChanging ? pollingIntervals.jobs : pollingIntervals.list);
  const visibleQuery = { ...visibleAnswer(list), refetch: list.refetch };
  const total = visibleQuery.data?.total;
  useLastPageInstead(pageParam, total, DEFAULT_PAGE_SIZE);
  const isChangingNow = visibleQuery.data?.items.some(changes) ?? false;
  if (isChangingNow !== isChanging) setChanging(isChangingNow);
  const pager = { page, total: total ?? 0, pageSize: DEFAULT_PAGE_SIZE, onPage: turnTo };
  return { ...loadState(visibleQuery), pager };
}
