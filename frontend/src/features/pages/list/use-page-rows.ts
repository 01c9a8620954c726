import { useState } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import { pageText, readPage, useLastPageInstead } from '~/ui/table/use-page-param.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { type PageRowsQuery, usePageRowsQuery } from '../records/pages.api.js';

export const ROWS_PER_PAGE = 50;
const PLACE = 'listPage';

/** One part of the menu's list, with the rows before and after it, so that a page can be moved across its ends. */
export function usePageRows() {
  const [params, change] = useQueryParams();
  const search = params.get('search') ?? '';
  const listPage = readPage(params, PLACE);
  const query = buildQuery(search, listPage);
  const rowsQuery = usePageRowsQuery(query, pollingIntervals.list);
  const { data: page, error } = visibleAnswer(rowsQuery);
  const total = page?.total;
  useLastPageInstead(PLACE, total, ROWS_PER_PAGE);
  const before = listPage > 1 ? 1 : 0;
  const rows = page?.items;
  const [offered, setOffered] = useState<string>();
  // Without a choice the first page is shown, and stays shown when the list changes.
  if (offered === undefined && rows?.[0] && search === '') setOffered(rows[0].id);

  return {
    query,
    /** Rows of this part, and the neighbouring row at each end. */
    rows,
    /** False for results of a search and while another part is loading: then the rows do not show the menu's order. */
    canMove: rowsQuery.currentData !== undefined && search === '',
    /** Index of the first row among all pages. */
    first: query.offset ?? 0,
    /** Number of rows at the beginning that belong to the previous part. */
    before,
    shownRows: rows?.slice(before, before + ROWS_PER_PAGE),
    total,
    listPage,
    search,
    /** The page that is shown without a choice. */
    offered,
    error: asCallError(error),
    retry: () => void rowsQuery.refetch(),
    /** Called when that page no longer exists. */
    forgetOffered: () => setOffered(undefined),
    turnTo: (page: number) => change({ [PLACE]: pageText(page) }),
    searchFor: (text: string) => change({ search: text, [PLACE]: null }, true),
  };
}

export type PageRowsView = ReturnType<typeof usePageRows>;

function buildQuery(search: string, listPage: number): PageRowsQuery {
  const first = (listPage - 1) * ROWS_PER_PAGE;
  const range = listPage > 1 ? { limit: ROWS_PER_PAGE + 2, offset: first - 1 } : { limit: ROWS_PER_PAGE + 1 };
  return { ...range, ...(search && { search }) };
}
