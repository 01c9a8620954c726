import { type AdminUser, ChangeUserBody } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { RecordDialog } from '~/widgets/RecordDialog.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { roleOptions } from './role-options.js';
import { useChangeUserMutation } from './users.api.js';

interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly isOpen: boolean;
  /** Users cannot switch off or demote themselves. */
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

/** Label and displayed value of each field of a user. */
const comparedFields: readonly ComparedField<ChangeUserBody>[] = [
  [tc.users.username, ({ username }) => username ?? ''],
  [tc.users.email, ({ email }) => email ?? ''],
  [tc.users.role, ({ role }) => (role ? tc.shell.roles[role] : '')],
  [tc.users.isActive, ({ isActive }) => (isActive ? tc.conflict.yes : tc.conflict.no)],
];

/** Name, address, role and state of a user. An edit on an old state is never saved unseen. */
export function EditUserDialog({ user, isOpen, isSelf, onClose }: EditUserDialogProps) {
  const [change] = useChangeUserMutation();
  const toast = useToast();
  const { id } = user;

  async function save(values: ChangeUserBody, version: number) {
    const { data, error } = await change({ id, change: { ...values, version } });
    if (data) toast({ kind: 'success', ...tc.users.updated(data.username) });
    return asCallError(error);
  }

  return (
    <RecordDialog
      state={user}
      subject={{ target: id }}
      isOpen={isOpen}
      title={({ username }) => tc.users.editTitle(username)}
      submit={tc.users.save}
      pending={tc.users.saving}
      body={ChangeUserBody}
      toValues={editedFields}
      comparedFields={comparedFields}
      draft={{ key: `users.edit.${id}`, secrets: [] }}
      required={['username', 'email']}
      failed={tc.users.updateFailed}
      save={save}
      onClose={onClose}
    >
      <TextInput name="username" label={tc.users.username} />
      <TextInput name="email" label={tc.users.email} type="email" />
      <SelectInput name="role" label={tc.users.role} options={roleOptions} disabled={isSelf} />
      <CheckInput
        name="isActive"
        label={tc.users.isActive}
        disabled={isSelf}
        helperText={isSelf ? tc.users.self : undefined}
      />
    </RecordDialog>
  );
}

/** The editable fields of a user. */
function editedFields({ username, email, role, isActive }: AdminUser): ChangeUserBody {
  return { username, email, role, isActive };
}
