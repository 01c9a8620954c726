import type { AdminUser } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { KeyRound, Pencil, Plus, ShieldOff, UserCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUserQuery } from '../../api/auth.api.js';
import { asCallError } from '../../api/call-error.js';
import { every } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { Page } from '../../ui/Page.js';
import { Panel } from '../../ui/Panel.js';
import { RowActions } from '../../ui/RowActions.js';
import { EmptyState } from '../../ui/states/EmptyState.js';
import { DataTable } from '../../ui/table/DataTable.js';
import { useAddressDialog } from '../../ui/use-address-dialog.js';
import { CreateUserDialog } from './CreateUserDialog.js';
import { EditUserDialog } from './EditUserDialog.js';
import { useUserActions } from './use-user-actions.js';
import { userColumns } from './user-columns.js';
import { UserPasswordDialog } from './UserPasswordDialog.js';
import { useUsersQuery } from './users.api.js';

/** Who may sign in. @param children what everybody may do with their own account */
export function UsersPage({ children }: { children: ReactNode }) {
  const { data: users, error, refetch } = useUsersQuery(undefined, every.list);
  const { data: self } = useCurrentUserQuery();
  const { dialog, id, open, close } = useAddressDialog();
  const chosen = users?.find((user) => user.id === id);
  const isSelf = (user: AdminUser) => user.username === self?.username;
  return (
    <Page
      title={tc.users.title}
      subtitle={tc.users.subtitle}
      action={
        <Button variant="contained" startIcon={<Plus size={16} strokeWidth={1.75} />} onClick={() => open('create')}>
          {tc.users.create}
        </Button>
      }
    >
      <Panel title={tc.users.listTitle} count={users?.length} flush>
        <DataTable
          label={tc.users.listTitle}
          rows={users}
          columns={userColumns(self?.username)}
          idOf={(user) => user.id}
          onOpen={(user) => open('edit', user.id)}
          actions={(user) => <UserActions user={user} isSelf={isSelf(user)} onOpen={open} />}
          failure={asCallError(error)}
          failureTitle={tc.users.loadFailed}
          onRetry={() => void refetch()}
          empty={<EmptyState title={tc.users.empty} />}
        />
      </Panel>
      {children}
      <CreateUserDialog isOpen={dialog === 'create'} onClose={close} />
      {chosen && (
        <>
          <EditUserDialog user={chosen} isOpen={dialog === 'edit'} isSelf={isSelf(chosen)} onClose={close} />
          <UserPasswordDialog user={chosen} isOpen={dialog === 'password'} onClose={close} />
        </>
      )}
    </Page>
  );
}

interface UserActionsProps {
  readonly user: AdminUser;
  readonly isSelf: boolean;
  readonly onOpen: (dialog: string, id?: string) => void;
}

/** One's own row offers what is allowed for oneself. */
function UserActions({ user, isSelf, onOpen }: UserActionsProps) {
  const { toggleActive, resetTwoFactor } = useUserActions();
  const { id, username, isActive } = user;
  const edit = { label: tc.users.edit(username), icon: Pencil, onRun: () => onOpen('edit', id) };
  const password = {
    label: tc.users.password(username),
    icon: KeyRound,
    onRun: () => (isSelf ? onOpen('own-password') : onOpen('password', id)),
  };
  if (isSelf) return <RowActions of={username} actions={[edit, password]} />;
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
  return <RowActions of={username} actions={[edit, toggle, password]} more={[reset]} />;
}
