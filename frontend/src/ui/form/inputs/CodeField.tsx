import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, type RefObject, useId, useState } from 'react';
import { CODE_LENGTH } from './code-length.js';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once when the last digit is there. */
  readonly onFull: (code: string) => void;
  readonly error?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Six digits: one real input, so that paste, autofill and screen readers work, over six drawn cells. */
export function CodeField({ label, value, onChange, onFull, error, inputRef }: CodeFieldProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const code = target.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onFull(code);
  }

  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={frame}>
        <Box
          component="input"
          id={id}
          ref={inputRef}
          value={value}
          onChange={change}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          sx={input}
        />
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <Box
            key={index}
            aria-hidden
            sx={{
              ...cell,
              ...(index === CODE_LENGTH / 2 && { ml: 2 }),
              ...(error !== undefined && { borderColor: 'error.main' }),
              ...(isFocused && index === Math.min(value.length, CODE_LENGTH - 1) && current),
            }}
          >
            {value.charAt(index)}
            {isFocused && index === value.length && <Box sx={caret} />}
          </Box>
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error={error !== undefined} role={error ? 'alert' : undefined}>
        {error}
      </FormHelperText>
    </Box>
  );
}

const frame = { position: 'relative', display: 'flex', gap: { xs: 1, sm: 2 }, width: 'fit-content', mt: 1.5 } as const;

/** An invisible input that covers the cells; they draw its value. */
const input = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  p: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
  fontSize: '1rem',
} as const;

const cell = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 36, sm: 42 },
  height: 52,
  border: '1px solid',
  borderColor: 'line.control',
  borderRadius: '8px',
  bgcolor: 'surface.raised',
  typography: 'mono',
  fontSize: '1.375rem',
  fontWeight: 500,
} as const;

const caret = { width: '1.5px', height: 22, bgcolor: 'primary.main' } as const;

const current = {
  borderColor: 'primary.main',
  outline: '1px solid var(--ip-palette-primary-main)',
  outlineOffset: '-2px',
  boxShadow: '0 0 0 3px var(--ip-palette-action-focus)',
} as const;
