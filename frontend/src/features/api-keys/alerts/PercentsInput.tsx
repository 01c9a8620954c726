import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';

interface PercentsInputProps {
  readonly name: string;
  readonly label: string;
  readonly helperText: string;
}

/** A list of percents in one line of the form around it. */
export function PercentsInput({ name, label, helperText }: PercentsInputProps) {
  const { field, fieldState } = useController<Record<string, (number | string)[]>>({ name });
  const { ref, value = [], onChange, onBlur } = field;
  const [typedText, setTypedText] = useState(percentsText(value));
  // While the list says the same as the text, the text stays as it was typed, with its commas.
  const isSame = percentsText(readPercents(typedText)) === percentsText(value);
  return (
    <TextField
      name={name}
      label={label}
      value={isSame ? typedText : percentsText(value)}
      onChange={({ target }) => {
        setTypedText(target.value);
        onChange(readPercents(target.value));
      }}
      onBlur={onBlur}
      inputRef={ref}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

/**
 * Reads typed percents, separated by commas or blanks. Other values than whole numbers stay text: the form's check
 * refuses them.
 */
export function readPercents(text: string): (number | string)[] {
  const parts = text.split(/[\s,;%]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function percentsText(percents: readonly (number | string)[]): string {
  return percents.join(', ');
}
