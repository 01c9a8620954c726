import { DEFAULT_PAGE_SIZE, type UserSort, userSorts, type UsersQuery } from '@pruefer/contracts';
import { useSearchParams } from 'react-router';
import { readPage } from '~/ui/table/use-page-param.js';

/** Rows of a page to choose from. */
export const pageSizes = ['20', '50', '100'] as const;
type PageSize = (typeof pageSizes)[number];

const USUAL_SORT = '-createdAt' satisfies UserSort;
const USUAL_SIZE = String(DEFAULT_PAGE_SIZE) as PageSize;

/** Search, order and page of the users, kept in the URL; defaults are left out of it. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const sort = userSorts.find((order) => order === params.get('sort')) ?? USUAL_SORT;
  const size = pageSizes.find((pageSize) => pageSize === params.get('size')) ?? USUAL_SIZE;
  const limit = Number(size);

  /**
   * Another list begins at its first page.
   * @param replaces no separate entry for the back button: while the user types
   */
  function change(name: 'search' | 'sort' | 'size', value: string, replaces = false) {
    const usual = { search: '', sort: USUAL_SORT, size: USUAL_SIZE }[name];
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: replaces },
    );
  }

  const query = {
    limit,
    offset: (readPage(params, 'page') - 1) * limit,
    sort,
    ...(search && { search }),
  } satisfies UsersQuery;
  return { search, sort, size, limit, query, change };
}

export type UserFilter = ReturnType<typeof useUserFilter>;
