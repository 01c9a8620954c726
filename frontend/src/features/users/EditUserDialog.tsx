import { type AdminUser, ChangeUser } from '@pruefer/contracts';
import { useState } from 'react';
import { asCallError, type CallError } from '../../api/call-error.js';
import { tc } from '../../texts/de-console.js';
import { useConfirm } from '../../ui/dialog/confirm.js';
import { CheckInput } from '../../ui/form/CheckInput.js';
import { FormDialog } from '../../ui/form/FormDialog.js';
import { SelectInput } from '../../ui/form/SelectInput.js';
import { TextInput } from '../../ui/form/TextInput.js';
import { useToast } from '../../ui/toast/use-toast.js';
import { roleOptions } from './role-options.js';
import { useChangeUserMutation } from './users.api.js';

interface EditUserDialogProps {
  /** As it is now; the form stays with what it was when it was opened. */
  readonly user: AdminUser;
  readonly isOpen: boolean;
  /** Nobody switches off or demotes themselves. */
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

/** Name, address, role and state of a user. An edit on an old state is never saved without a question. */
export function EditUserDialog({ user: latest, isOpen, isSelf, onClose }: EditUserDialogProps) {
  const [opened, setOpened] = useState(latest);
  const [change] = useChangeUserMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const { id, username, email, role, isActive, version } = opened;

  async function save(edit: ChangeUser): Promise<CallError | 'saved' | 'open'> {
    const { error } = await change({ id, change: edit });
    const refusal = asCallError(error);
    if (refusal?.code === 'version_conflict') {
      const onWhateverIsThere = { ...edit };
      delete onWhateverIsThere.version;
      if (await confirm(tc.users.conflict)) return save(onWhateverIsThere);
      if (refusal.current) setOpened(refusal.current as AdminUser);
      return 'open';
    }
    if (refusal) return refusal;
    toast({ kind: 'success', ...tc.users.updated(edit.username ?? username) });
    return 'saved';
  }

  return (
    <FormDialog
      // After "Neu laden" the form begins with the state of now.
      key={version}
      isOpen={isOpen}
      title={tc.users.editTitle(username)}
      submit={tc.users.save}
      pending={tc.users.saving}
      body={ChangeUser}
      defaults={{ username, email, role, isActive }}
      draft={{ key: `users.edit.${id}`, secrets: [] }}
      complain={complaint}
      failed={tc.users.updateFailed}
      onSubmit={(edit) => save({ ...edit, version })}
      onClose={onClose}
    >
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

function complaint({ username, email }: ChangeUser) {
  if (!username?.trim() || !email?.trim()) return tc.missing;
  return { title: tc.users.updateFailed, text: tc.fieldsWrong };
}
