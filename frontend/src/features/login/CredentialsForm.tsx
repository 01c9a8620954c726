import type { LoginBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { loginTexts as texts } from '~/texts/console/login.js';
import { LabelledField } from '~/ui/form/inputs/LabelledField.js';
import { PasswordField } from '~/ui/form/inputs/PasswordField.js';
import { useHydrated } from '~/ui/hooks/use-hydrated.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { LoginErrorNote } from './LoginErrorNote.js';
import type { Credentials, LoginError } from './use-login.js';

interface CredentialsFormProps {
  /** The initial values of the fields. */
  readonly credentials: Credentials;
  readonly isPending: boolean;
  readonly error: LoginError | null;
  readonly submit: (login: LoginBody) => Promise<boolean>;
}

/**
 * First step: name and password. Both inputs are uncontrolled: text typed or filled in before the script loads stays,
 * and nothing is sent without the script.
 */
export function CredentialsForm({ credentials, isPending, error, submit }: CredentialsFormProps) {
  const [missingFields, setMissingFields] = useState({ username: false, password: false });
  const isHydrated = useHydrated();
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const username = nameInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    setMissingFields({ username: username === '', password: password === '' });
    if (username === '' || password === '') {
      (username === '' ? nameInput : passwordInput).current?.focus();
      return toast({ kind: 'error', ...texts.missing });
    }
    if (!(await submit({ username, password }))) passwordInput.current?.select();
  }

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Box>
        <Typography component="h1" variant="pageTitle">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.text}
        </Typography>
      </Box>
      <LabelledField
        label={texts.username}
        defaultValue={credentials.username}
        onChange={({ target }) =>
          setMissingFields({ ...missingFields, username: missingFields.username && target.value.trim() === '' })
        }
        inputRef={nameInput}
        autoComplete="username"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this field begins it
        autoFocus
        error={missingFields.username}
        helperText={missingFields.username && texts.missingField}
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <PasswordField
        label={texts.password}
        defaultValue={credentials.password}
        onChange={() => setMissingFields({ ...missingFields, password: false })}
        inputRef={passwordInput}
        autoComplete="current-password"
        error={missingFields.password}
        helperText={missingFields.password && texts.missingField}
      />
      {error && <LoginErrorNote error={error} />}
      <Button type="submit" variant="contained" size="large" disabled={!isHydrated}>
        {isPending ? texts.pending : texts.submit}
      </Button>
      <Box sx={hint}>
        <ShieldCheck size={16} aria-hidden />
        {texts.nextStep}
      </Box>
    </Box>
  );
}

const hint = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  typography: 'body2',
  color: 'text.secondary',
  '& > svg': { flex: 'none' },
} as const;
