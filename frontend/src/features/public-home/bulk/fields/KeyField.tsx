import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useState } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { errorStyles, fieldStyles, helpStyles, labelStyles } from './field-styles.js';

const texts = bulkTexts.key;

interface KeyFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isLocked: boolean;
  readonly onChange: (value: string) => void;
}

/** The API key, in the memory of the page alone: the field has no name, so that no form carries it into an address. */
export function KeyField({ value, error, input, isLocked, onChange }: KeyFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={labelStyles}>
        {texts.label}
      </Box>
      <Box sx={row}>
        <Box
          component="input"
          id={id}
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          readOnly={isLocked}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
          sx={fieldStyles}
        />
        <Button
          size="large"
          aria-label={isShown ? texts.hideName : texts.showName}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </Box>
      <Typography
        id={`${id}-help`}
        variant="body2"
        role={error ? 'alert' : undefined}
        sx={error ? errorStyles : helpStyles}
      >
        {error ?? texts.help}
      </Typography>
    </Box>
  );
}

const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2, maxWidth: 720 } as const;
