import { DEFAULT_PAGE_SIZE, type UserSort, userSorts, type UsersQuery } from '@pruefer/contracts';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { readPage } from '~/ui/table/use-page-param.js';

/** Rows of a page to choose from. */
export const pageSizes = ['20', '50', '100'] as const;
type PageSize = (typeof pageSizes)[number];

const DEFAULT_SORT = '-createdAt' satisfies UserSort;
const DEFAULT_SIZE = String(DEFAULT_PAGE_SIZE) as PageSize;

/** Search, order and page of the users, kept in the URL; defaults are left out of it. */
export function useUserFilter() {
  const [params, changeParams] = useQueryParams();
  const search = params.get('search') ?? '';
  const sort = userSorts.find((order) => order === params.get('sort')) ?? DEFAULT_SORT;
  const size = pageSizes.find((pageSize) => pageSize === params.get('size')) ?? DEFAULT_SIZE;
  const limit = Number(size);

  /**
   * Another list begins at its first page.
   * @param replace no separate entry for the back button: while the user types
   */
  function change(name: 'search' | 'sort' | 'size', value: string, replace = false) {
    const defaultValue = { search: '', sort: DEFAULT_SORT, size: DEFAULT_SIZE }[name];
    changeParams({ page: null, [name]: value === defaultValue ? null : value }, replace);
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
