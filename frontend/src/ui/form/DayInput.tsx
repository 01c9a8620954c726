import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { endOfDay, lastDayBefore } from './german-day.js';

type DayInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'disabled'> & {
  readonly name: string;
  readonly placeholder: string;
};

const WIDTH_PX = 200;

/**
 * The last day of something that ends, in the form around it: its value is the moment of the end, null for never. A text field, because
 * the browser's own shows dates in the language of the browser.
 */
export function DayInput({ name, helperText, ...props }: DayInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const [typed, setTyped] = useState({ text: '', means: undefined as string | null | undefined });

  function change(text: string) {
    // What is no day goes on as it is: the form's check refuses it.
    const means = text.trim() === '' ? null : (endOfDay(text) ?? text);
    setTyped({ text, means });
    onChange(means);
  }

  return (
    <TextField
      {...props}
      name={name}
      value={typed.means === value ? typed.text : shown(value)}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
      inputRef={ref}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}

function shown(value: string | null): string {
  if (value === null) return '';
  return Number.isNaN(Date.parse(value)) ? value : lastDayBefore(value);
}
