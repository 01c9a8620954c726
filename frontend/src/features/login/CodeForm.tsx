import type { LoginBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loginTexts as texts } from '~/texts/console/login.js';
import { CODE_LENGTH } from '~/ui/form/inputs/code-length.js';
import { CodeField } from '~/ui/form/inputs/CodeField.js';
import { LabelledField } from '~/ui/form/inputs/LabelledField.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { LoginErrorNote } from './LoginErrorNote.js';
import type { Credentials, LoginError } from './use-login.js';

interface CodeFormProps {
  readonly credentials: Credentials;
  readonly isPending: boolean;
  readonly error: LoginError | null;
  readonly submit: (login: LoginBody) => Promise<boolean>;
  readonly back: () => void;
}

/** Second step: the code of the app, sent as soon as it is whole, or one of the recovery codes. */
export function CodeForm({ credentials, isPending, error, submit, back }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function send(entered: string) {
    if (isPending) return;
    if (isRecovery ? entered.trim() === '' : entered.length < CODE_LENGTH) {
      input.current?.focus();
      return toast({ kind: 'error', ...(isRecovery ? texts.recoveryMissing : texts.codeMissing) });
    }
    const proof = isRecovery ? { recoveryCode: entered.trim() } : { totpCode: entered };
    if (await submit({ ...credentials, ...proof })) return;
    setCode('');
    input.current?.focus();
  }

  function sendForm(event: SubmitEvent) {
    event.preventDefault();
    void send(code);
  }

  function change(toRecovery: boolean) {
    setRecovery(toRecovery);
    setCode('');
  }

  return (
    <Box component="form" noValidate onSubmit={sendForm} sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography component="h1" variant="pageTitle">
          {isRecovery ? texts.recoveryTitle : texts.codeTitle}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isRecovery ? texts.recoveryText : texts.codeText(credentials.username)}
        </Typography>
      </Box>
      {isRecovery ? (
        <LabelledField
          label={texts.recovery}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          inputRef={input}
          autoComplete="off"
          inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          sx={{ '& input': { typography: 'mono' } }}
        />
      ) : (
        <CodeField
          label={texts.code}
          value={code}
          onChange={setCode}
          onFull={(full) => void send(full)}
          inputRef={input}
        />
      )}
      {error && <LoginErrorNote error={error} />}
      <Button type="submit" variant="contained" size="large">
        {isPending ? texts.pending : texts.submit}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mx: -3.5 }}>
        <Button variant="text" startIcon={<ArrowLeft size={16} />} onClick={back}>
          {texts.back}
        </Button>
        <Button variant="text" onClick={() => change(!isRecovery)}>
          {isRecovery ? texts.useCode : texts.useRecovery}
        </Button>
      </Box>
    </Box>
  );
}
