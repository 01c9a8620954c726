import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { pageCount } from '~/ui/table/page-count.js';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface RecordPagesProps<Item> {
  /** The page, as it was asked for with `pageRange`. */
  readonly query: Parameters<typeof visibleAnswer<Page<Item>, HookError>>[0] & { readonly refetch: () => unknown };
  readonly page: number;
  readonly perPage?: number;
  readonly onPage: (page: number) => void;
  /** Title of the error if loading fails. */
  readonly errorTitle: string;
  /** Shown in place of the records when there are none. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

const PER_PAGE = 20;
const ROW_HEIGHT_PX = 84;

/** The `limit` and `offset` of a page. @param page from 1 */
export function pageRange(page: number, perPage = PER_PAGE) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** Records of a drawer or a panel, page by page. */
export function RecordPages<Item>(props: RecordPagesProps<Item>) {
  const { query, page, perPage = PER_PAGE, onPage, errorTitle, empty, children } = props;
  const { data, error } = visibleAnswer(query);
  useLastPage(page, data && pageCount(data.total, perPage), onPage);
  return (
    <Loaded
      data={data}
      error={asCallError(error)}
      errorTitle={errorTitle}
      onRetry={() => void query.refetch()}
      skeleton={<SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />}
      empty={{ when: ({ total }) => total === 0, state: empty }}
    >
      {({ items, total }) => (
        <>
          {children(items)}
          {total > perPage && (
            <Pager page={page} total={total} onPage={onPage} pages={pageCount(total, perPage)} pageSize={perPage} />
          )}
        </>
      )}
    </Loaded>
  );
}

/**
 * Moves to the last existing page when the current page is after it, for example after its only record was deleted.
 * @param pages number of pages; undefined while unknown
 */
function useLastPage(page: number, pages: number | undefined, onPage: (page: number) => void): void {
  const isPastEnd = pages !== undefined && page > Math.max(1, pages);
  const turn = useEffectEvent(() => onPage(Math.max(1, pages ?? 1)));
  useEffect(() => {
    if (isPastEnd) turn();
  }, [isPastEnd]);
}
