import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { TextInput, type TextInputProps } from './TextInput.js';

type CountedInputProps = TextInputProps & {
  /** Longer texts are allowed, but cut where they are shown. */
  readonly recommended: number;
};

/** A text that is best kept short: says how long it is, and that it is too long as soon as it is. */
export function CountedInput({ recommended, ...props }: CountedInputProps) {
  const length = String(useWatch<Record<string, string | null>>({ name: props.name }) ?? '').trim().length;
  const isLong = length > recommended;
  return (
    <TextInput
      {...props}
      helperText={
        <Box component="span" sx={isLong ? { color: 'warning.main', fontWeight: 550 } : {}}>
          {isLong ? tc.characterCount.long(length, recommended) : tc.characterCount.of(length, recommended)}
        </Box>
      }
    />
  );
}
