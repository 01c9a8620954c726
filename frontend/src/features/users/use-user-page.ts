import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { tc } from '~/texts/de-console.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { useUnknownRecord } from '~/ui/toast/use-unknown-record.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { useLastPageInstead } from '~/ui/table/use-page-param.js';
import { useAllUsersQuery, useUsersQuery } from './users.api.js';
import type { UserFilter } from './use-user-filter.js';

/** The server lists no more of them without a page. */
const MAX_LISTED = 1_000;

/** One page of the list. */
export function useUserPage({ query, limit }: UserFilter) {
  const usersQuery = useUsersQuery(query, pollingIntervals.list);
  const { currentData, refetch } = usersQuery;
  const { data, error } = visibleAnswer(usersQuery);
  useLastPageInstead('page', currentData && pagesOf(currentData.total, limit));
  return {
    users: data?.items,
    total: data?.total,
    failure: asCallError(error),
    retry: () => void refetch(),
  };
}

/**
 * The user with an id from the URL, also when the shown page does not contain it. The list updates below an open
 * form: a user that leaves its page stays.
 */
export function useChosenUser(id: string | null, page: ReturnType<typeof useUserPage>) {
  const onPage = page.users?.find((user) => user.id === id);
  const skip = id === null || !page.users || onPage !== undefined;
  const { data: all, isFetching } = useAllUsersQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const matchingUser = onPage ?? all?.find((user) => user.id === id);
  const heldUser = useFrozenValue(matchingUser, matchingUser === undefined && id !== null);
  const user = heldUser?.id === id ? heldUser : undefined;
  const isListComplete = !skip && !isFetching && all !== undefined && all.length < MAX_LISTED;
  useUnknownRecord(isListComplete && !user, tc.users.unknown);
  return user;
}
