import { asCallError } from '../../api/call-error.js';
import { every } from '../../api/every.js';
import { pagesOf } from '../../ui/table/pages-of.js';
import { useLastPageInstead } from '../../ui/table/use-address-page.js';
import { useAllUsersQuery, useUsersQuery } from './users.api.js';
import type { UserFilter } from './use-user-filter.js';

/** One page of the list. The rows of before stay until the new ones are there, but not in place of an error. */
export function useUserPage({ query, limit }: UserFilter) {
  const { data, currentData, isFetching, error, refetch } = useUsersQuery(query, every.list);
  const shown = isFetching ? data : currentData;
  useLastPageInstead('page', currentData && pagesOf(currentData.total, limit));
  return {
    users: shown?.items,
    total: shown?.total,
    failure: isFetching ? undefined : asCallError(error),
    retry: () => void refetch(),
  };
}

/** The user with an id that an address names, also where the shown page does not have it. */
export function useChosenUser(id: string | null, page: ReturnType<typeof useUserPage>) {
  const onPage = page.users?.find((user) => user.id === id);
  const { data: all } = useAllUsersQuery(undefined, { skip: id === null || !page.users || onPage !== undefined });
  return onPage ?? all?.find((user) => user.id === id);
}
