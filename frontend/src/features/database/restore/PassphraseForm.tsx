import { MAX_PASSPHRASE_LENGTH } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { PasswordField } from '~/ui/form/inputs/PasswordField.js';

const text = tc.database.restore.locked;

interface PassphraseFormProps {
  /** Whether the last passphrase was wrong. */
  readonly isWrong: boolean;
  readonly onSubmit: (passphrase: string) => void;
}

/** Asks for the passphrase of an encrypted backup; it is sent with the file and kept nowhere. */
export function PassphraseForm({ isWrong, onSubmit }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: SubmitEvent) {
    event.preventDefault();
    setMissing(passphrase === '');
    if (passphrase !== '') onSubmit(passphrase);
  }

  const problem = isMissing ? text.missing : isWrong ? text.wrong : undefined;
  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={send} sx={{ display: 'grid', gap: 3 }}>
      <PasswordField
        label={text.label}
        value={passphrase.slice(0, MAX_PASSPHRASE_LENGTH)}
        onChange={({ target }) => setPassphrase(target.value)}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? text.text}
      />
      <Box>
        <Button type="submit">{text.submit}</Button>
      </Box>
    </Box>
  );
}
