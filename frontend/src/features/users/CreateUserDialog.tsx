import { CreateUserBody } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { PasswordInput } from '~/ui/form/inputs/PasswordInput.js';
import { SelectInput } from '~/ui/form/inputs/SelectInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { roleOptions } from './role-options.js';
import { useCreateUserMutation } from './users.api.js';

const defaults = { username: '', email: '', password: '', role: 'manager' } as const;
const draft = { key: 'users.create', secrets: ['password'] };

export function CreateUserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [create] = useCreateUserMutation();
  const toast = useToast();

  async function save(user: CreateUserBody) {
    const { error } = await create(user);
    if (error) return asCallError(error);
    toast({ kind: 'success', ...tc.users.created(user.username) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={tc.users.createTitle}
      text={tc.users.createText}
      submit={tc.users.createSubmit}
      pending={tc.users.creating}
      body={CreateUserBody}
      defaults={defaults}
      draft={draft}
      required={['username', 'email', 'password']}
      failed={tc.users.createFailed}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput name="username" label={tc.users.username} />
      <TextInput name="email" label={tc.users.email} type="email" />
      <PasswordInput
        name="password"
        label={tc.users.startPassword}
        autoComplete="new-password"
        helperText={tc.password.rule}
      />
      <SelectInput name="role" label={tc.users.role} options={roleOptions} />
    </FormDialog>
  );
}
