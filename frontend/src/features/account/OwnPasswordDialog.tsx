import { useChangePasswordMutation } from '~/api/session/auth.api.js';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { PasswordInput } from '~/ui/form/inputs/PasswordInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { invalidPasswordToast, OwnPassword } from './own-password.js';

const defaults = { currentPassword: '', newPassword: '', confirmation: '' };
/** Keeps no draft: the form contains passwords. */
const draft = { key: 'account.password', secrets: Object.keys(defaults) };

export function OwnPasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [change] = useChangePasswordMutation();
  const toast = useToast();

  async function save({ currentPassword, newPassword }: OwnPassword) {
    const { error } = await change({ currentPassword, newPassword });
    if (error) return asCallError(error);
    toast({ kind: 'success', ...tc.account.passwordDone });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={tc.account.passwordTitle}
      text={tc.account.passwordText}
      submit={tc.account.passwordChange}
      pending={tc.account.passwordChanging}
      body={OwnPassword}
      defaults={defaults}
      draft={draft}
      invalidInputToast={invalidPasswordToast}
      failed={tc.account.passwordFailed}
      onSubmit={save}
      onClose={onClose}
    >
      <PasswordInput name="currentPassword" label={tc.account.current} autoComplete="current-password" />
      <PasswordInput
        name="newPassword"
        label={tc.account.next}
        autoComplete="new-password"
        helperText={tc.password.rule}
      />
      <PasswordInput name="confirmation" label={tc.account.confirmation} autoComplete="new-password" />
    </FormDialog>
  );
}
