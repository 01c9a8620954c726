import { type AdminUser, ChangeUserBody } from '@pruefer/contracts';
import { useChangeAuthor } from '~/api/audit/use-change-author.js';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { CheckInput } from '~/ui/form/inputs/CheckInput.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useEditedState } from '~/ui/form/state/use-edited-state.js';
import { type ComparedField, VersionsNote } from '~/ui/form/notes/VersionsNote.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { roleOptions } from './role-options.js';
import { useChangeUserMutation } from './users.api.js';

interface EditUserDialogProps {
  /** The current state; the form keeps the state in which it was opened. */
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
export function EditUserDialog({ user: latest, isOpen, isSelf, onClose }: EditUserDialogProps) {
  const { opened, current, version, isConflict, reload } = useEditedState(latest);
  const [change] = useChangeUserMutation();
  const toast = useToast();
  const { id, username } = opened;
  const who = useChangeAuthor({ target: id }, current !== null);

  async function save(typed: ChangeUserBody): Promise<CallError | 'saved' | 'open'> {
    const { error } = await change({ id, change: { ...typed, version } });
    const refusal = asCallError(error);
    if (refusal && isConflict(refusal)) return 'open';
    if (refusal) return refusal;
    toast({ kind: 'success', ...tc.users.updated(typed.username ?? username) });
    return 'saved';
  }

  return (
    <FormDialog
      // After the saved version was taken the form begins with it.
      key={opened.version}
      isOpen={isOpen}
      title={tc.users.editTitle(username)}
      submit={tc.users.save}
      pending={tc.users.saving}
      body={ChangeUserBody}
      defaults={editedFields(opened)}
      draft={{ key: `users.edit.${id}`, secrets: [] }}
      invalidInputToast={invalidInputToast}
      failed={tc.users.updateFailed}
      onSubmit={save}
      onClose={onClose}
    >
      {current && <VersionsNote comparedFields={comparedFields} now={current} who={who} onReload={reload} />}
      <TextInput name="username" label={tc.users.username} autoComplete="off" />
      <TextInput name="email" label={tc.users.email} type="email" autoComplete="off" />
      <SelectInput name="role" label={tc.users.role} options={roleOptions} disabled={isSelf} />
      <CheckInput
        name="isActive"
        label={tc.users.isActive}
        disabled={isSelf}
        helperText={isSelf ? tc.users.self : undefined}
      />
    </FormDialog>
  );
}

/** The editable fields of a user. */
function editedFields({ username, email, role, isActive }: AdminUser): ChangeUserBody {
  return { username, email, role, isActive };
}

function invalidInputToast({ username, email }: ChangeUserBody) {
  if (!username?.trim() || !email?.trim()) return tc.missingInput;
  return { title: tc.users.updateFailed, text: tc.fieldsWrong };
}
