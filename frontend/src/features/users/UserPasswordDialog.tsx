import { type AdminUser, ChangePasswordBody } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { PasswordInput } from '~/ui/form/inputs/PasswordInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useChangeUserPasswordMutation } from './users.api.js';

interface UserPasswordDialogProps {
  readonly user: AdminUser;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const defaults = { newPassword: '' };
const draft = { key: 'users.password', secrets: ['newPassword'] };

export function UserPasswordDialog({ user: { id, username }, isOpen, onClose }: UserPasswordDialogProps) {
  const [change] = useChangeUserPasswordMutation();
  const toast = useToast();

  async function save({ newPassword }: ChangePasswordBody) {
    const { error } = await change({ newPassword, userId: id });
    if (error) return asCallError(error);
    toast({ kind: 'success', ...tc.users.passwordDone(username) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={tc.users.passwordTitle(username)}
      text={tc.users.passwordText}
      submit={tc.users.passwordSubmit}
      pending={tc.users.passwordChanging}
      body={ChangePasswordBody}
      defaults={defaults}
      draft={draft}
      invalidInputToast={invalidInputToast}
      failed={tc.users.passwordFailed}
      onSubmit={save}
      onClose={onClose}
    >
      <PasswordInput
        name="newPassword"
        label={tc.users.newPassword}
        autoComplete="new-password"
        helperText={tc.password.rule}
      />
    </FormDialog>
  );
}

function invalidInputToast({ newPassword }: ChangePasswordBody) {
  return newPassword ? { title: tc.users.passwordFailed, text: tc.fieldsWrong } : tc.users.passwordMissing;
}
