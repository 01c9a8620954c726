import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { tc } from '~/texts/de-console.js';
import { CODE_LENGTH } from '~/ui/form/inputs/code-length.js';
import { CodeField } from '~/ui/form/inputs/CodeField.js';
import { SecretText } from './SecretText.js';

interface VerifyFormProps {
  readonly secret: string;
  readonly code: string;
  readonly isVerifying: boolean;
  readonly setCode: (code: string) => void;
  readonly activate: (code: string) => Promise<void>;
}

/** The secret as text, and the first code that proves that the app has it. */
export function VerifyForm({ secret, code, isVerifying, setCode, activate }: VerifyFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // The button that led here is removed, and the code is the next input.
  useEffect(() => input.current?.focus(), []);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void activate(code);
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body1" sx={{ color: 'text.secondary' }}>
          {tc.twoFactor.scan}
        </Typography>
        <SecretText secret={secret} />
      </Box>
      <CodeField
        label={tc.twoFactor.code}
        value={code}
        onChange={setCode}
        onFull={(full) => void activate(full)}
        inputRef={input}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={code.length < CODE_LENGTH && !isVerifying}
        sx={{ justifySelf: 'start' }}
      >
        {isVerifying ? tc.twoFactor.activating : tc.twoFactor.activate}
      </Button>
    </Box>
  );
}
