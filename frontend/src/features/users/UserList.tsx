import { type AdminUser, DEFAULT_PAGE_SIZE } from '@pruefer/contracts';
import { KeyRound, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useCurrentUserQuery } from '~/api/session/auth.api.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ChoiceField } from '~/ui/controls/ChoiceField.js';
import { Panel } from '~/ui/panel/Panel.js';
import { RowActions } from '~/ui/controls/RowActions.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { DataTable } from '~/ui/table/DataTable.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { asCallError } from '~/api/http/call-error.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { visibleAnswer } from '~/api/store/visible-answer.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { useUnknownRecord } from '~/ui/dialog/use-unknown-record.js';
import { useLastPageInstead } from '~/ui/table/use-page-param.js';
import { CreateUserDialog } from './CreateUserDialog.js';
import { EditUserDialog } from './EditUserDialog.js';
import { pageSizes, type UserFilter } from './use-user-filter.js';
import { userColumns } from './user-columns.js';
import { UserPasswordDialog } from './UserPasswordDialog.js';
import { useAllUsersQuery, useChangeUserMutation, useResetTwoFactorMutation, useUsersQuery } from './users.api.js';

const text = tc.users;
const SIZE_WIDTH_PX = 140;

interface UserListProps {
  readonly filter: UserFilter;
  /** Shown below the list once its height is known. */
  readonly children: ReactNode;
}

/** One page of the users, and the dialogs about them. */
export function UserList({ filter, children }: UserListProps) {
  const page = useUserPage(filter);
  const { data: self } = useCurrentUserQuery();
  const times = useTimes();
  const { dialog, id, open, close } = useDialogParam();
  const selectedUser = useChosenUser(id, page);
  const isSelf = (user: AdminUser) => user.username === self?.username;
  const isNarrowed = filter.search !== '';
  const { users, total } = page;
  return (
    <>
      <Panel title={text.listTitle} count={total} flush>
        <VisuallyHidden role="status">{isNarrowed && total !== undefined ? text.found(total) : ''}</VisuallyHidden>
        <DataTable
          label={text.listTitle}
          rows={users}
          total={total}
          pageSize={filter.limit}
          sizeChoice={total !== undefined && total > DEFAULT_PAGE_SIZE && <SizeChoice filter={filter} />}
          columns={userColumns(self?.username, times)}
          getId={(user) => user.id}
          onOpen={(user) => open('edit', user.id)}
          actions={(user) => <UserActions user={user} isSelf={isSelf(user)} onOpen={open} />}
          error={page.error}
          errorTitle={text.loadFailed}
          onRetry={page.retry}
          empty={
            isNarrowed ? (
              <FilteredState title={text.emptyFiltered} onReset={() => filter.change('search', '')} />
            ) : (
              <EmptyState title={text.empty} />
            )
          }
        />
        <CreateUserDialog isOpen={dialog === 'create'} onClose={close} />
        {selectedUser && (
          // Another user in the URL begins with new forms.
          <Fragment key={selectedUser.id}>
            <EditUserDialog
              user={selectedUser}
              isOpen={dialog === 'edit'}
              isSelf={isSelf(selectedUser)}
              onClose={close}
            />
            <UserPasswordDialog user={selectedUser} isOpen={dialog === 'password'} onClose={close} />
          </Fragment>
        )}
      </Panel>
      {/* They are loaded late: without a boundary of their own they would hide the list and an open dialog meanwhile. */}
      {(users ?? page.error) && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}

function SizeChoice({ filter: { size, change } }: { filter: UserFilter }) {
  return (
    <ChoiceField
      label={text.filter.pageSize}
      value={size}
      options={pageSizes.map((value) => ({ value, text: text.filter.perPage(Number(value)) }))}
      widthPx={SIZE_WIDTH_PX}
      onChoose={(value) => change('size', value)}
    />
  );
}

interface UserActionsProps {
  readonly user: AdminUser;
  readonly isSelf: boolean;
  readonly onOpen: (dialog: string, id?: string) => void;
}

/** The own row offers only the actions that are allowed on the own account. */
function UserActions({ user, isSelf, onOpen }: UserActionsProps) {
  const { toggleActive, resetTwoFactor } = useUserActions();
  const { id, username, isActive } = user;
  const edit = { label: tc.users.edit(username), icon: Pencil, onRun: () => onOpen('edit', id) };
  const password = {
    label: tc.users.password(username),
    icon: KeyRound,
    onRun: () => (isSelf ? onOpen('own-password') : onOpen('password', id)),
  };
  if (isSelf) return <RowActions subject={username} actions={[edit, password]} />;
  const toggle = {
    label: isActive ? tc.users.deactivate(username) : tc.users.activate(username),
    icon: isActive ? UserX : UserCheck,
    onRun: () => void toggleActive(user),
  };
  const reset = {
    label: tc.users.resetTwoFactor(username),
    icon: ShieldOff,
    onRun: () => void resetTwoFactor(user),
  };
  return <RowActions subject={username} actions={[edit, toggle, password]} more={[reset]} />;
}

/** Actions for a user that need no form. */
function useUserActions() {
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();
  const [change] = useChangeUserMutation();
  const [reset] = useResetTwoFactorMutation();

  /** A deactivated user is signed out at once, so a question comes first. Both directions can be undone. */
  async function toggleActive({ id, username, isActive }: AdminUser) {
    if (isActive && !(await confirm({ ...tc.users.deactivation(username), isDanger: true }))) return;
    const { data: changedUser, error } = await change({ id, change: { isActive: !isActive } });
    const undoable = changedUser && { ...text.updated(username), undo: () => void undoToggle(changedUser) };
    tellOutcome(error, text.updateFailed, undoable);
  }

  /** Undoes the toggle only if no other user has changed the record since. */
  async function undoToggle({ id, username, isActive, version }: AdminUser) {
    const { error } = await change({ id, change: { isActive: !isActive, version } });
    tellOutcome(error, text.updateFailed, text.undone(username));
  }

  async function resetTwoFactor({ id, username }: AdminUser) {
    if (!(await confirm({ ...tc.users.resetting(username), isDanger: true }))) return;
    const { error } = await reset(id);
    tellOutcome(error, text.updateFailed, text.resetDone(username));
  }

  return { toggleActive, resetTwoFactor };
}

/** The server lists no more of them without a page. */
const MAX_LISTED = 1_000;

/** One page of the list. */
function useUserPage({ query, limit }: UserFilter) {
  const usersQuery = useUsersQuery(query, pollingIntervals.list);
  const { currentData, refetch } = usersQuery;
  const { data, error } = visibleAnswer(usersQuery);
  useLastPageInstead('page', currentData?.total, limit);
  return {
    users: data?.items,
    total: data?.total,
    error: asCallError(error),
    retry: () => void refetch(),
  };
}

/**
 * The user with an id from the URL, also when the shown page does not contain it. The list updates below an open
 * form: a user that leaves its page stays.
 */
function useChosenUser(id: string | null, page: ReturnType<typeof useUserPage>) {
  const onPage = page.users?.find((user) => user.id === id);
  const skip = id === null || !page.users || onPage !== undefined;
  const { data: allUsers, isFetching } = useAllUsersQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const matchingUser = onPage ?? allUsers?.find((user) => user.id === id);
  const heldUser = useFrozenValue(matchingUser, matchingUser === undefined && id !== null);
  const user = heldUser?.id === id ? heldUser : undefined;
  const isListComplete = !skip && !isFetching && allUsers !== undefined && allUsers.length < MAX_LISTED;
  useUnknownRecord(isListComplete && !user, tc.users.unknown);
  return user;
}
