import type { ReactNode } from 'react';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { useWhenTrue } from '~/ui/hooks/use-when-true.js';
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

/** The `limit` and `offset` of a page. @param page from 1 */
export function pageRange(page: number, perPage = PER_PAGE) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** Records of a drawer or a panel, page by page. */
export function RecordPages<Item>(props: RecordPagesProps<Item>) {
  const { query, page, perPage = PER_PAGE, onPage, errorTitle, empty, children } = props;
  const { data, error } = visibleAnswer(query);
  const lastPage = data && Math.max(1, pageCount(data.total, perPage));
  // The page may be gone, for example after its only record was deleted.
  useWhenTrue(lastPage !== undefined && page > lastPage, () => onPage(lastPage ?? 1));
  return (
    <Loaded
      data={data}
      error={asCallError(error)}
      errorTitle={errorTitle}
      onRetry={() => void query.refetch()}
      rowHeightPx={84}
      empty={{ when: ({ total }) => total === 0, state: empty }}
    >
      {({ items, total }) => (
        <>
          {children(items)}
          <Pager page={page} total={total} onPage={onPage} pageSize={perPage} />
        </>
      )}
    </Loaded>
  );
}
