import type { Login } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { loginTexts as texts } from '../../texts/console/login.js';
import { LabelledField } from '../../ui/form/LabelledField.js';
import { PasswordField } from '../../ui/form/PasswordField.js';
import { useToast } from '../../ui/toast/use-toast.js';
import { RefusedNote } from './RefusedNote.js';
import type { Refused } from './use-login.js';

interface CredentialsFormProps {
  readonly isPending: boolean;
  readonly refused: Refused | null;
  readonly submit: (login: Login) => Promise<boolean>;
}

/** First step: name and password. */
export function CredentialsForm({ isPending, refused, submit }: CredentialsFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const missing = (text: string) => wasRefused && text.trim() === '';

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const firstMissing = username.trim() === '' ? nameInput : password === '' ? passwordInput : null;
    setRefused(firstMissing !== null);
    if (firstMissing) {
      firstMissing.current?.focus();
      return toast({ kind: 'error', ...texts.missing });
    }
    if (!(await submit({ username: username.trim(), password }))) passwordInput.current?.select();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 5 }}>
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
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        inputRef={nameInput}
        autoComplete="username"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this field begins it
        autoFocus
        error={missing(username)}
        helperText={missing(username) && texts.missingField}
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <PasswordField
        label={texts.password}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        inputRef={passwordInput}
        autoComplete="current-password"
        error={missing(password)}
        helperText={missing(password) && texts.missingField}
      />
      {refused && <RefusedNote refused={refused} />}
      <Button type="submit" variant="contained" size="large">
        {isPending ? texts.pending : texts.submit}
      </Button>
      <Box sx={hint}>
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
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
