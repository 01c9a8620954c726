import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { readNumber, showNumber } from './german-number.js';

type NumberInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'placeholder' | 'disabled'> & {
  readonly name: string;
  /** An empty field is null: nothing was said. */
  readonly isOptional?: boolean;
};

const WIDTH_PX = 200;

/** A whole number in the form around it; with its thousands while nobody types. */
export function NumberInput({ name, helperText, isOptional = false, ...props }: NumberInputProps) {
  const { field, fieldState } = useController<Record<string, number | string | null>>({ name });
  const [isFocused, setFocused] = useState(false);
  const { ref, value, onChange, onBlur } = field;

  const change = (typed: string) => onChange(isOptional && typed.trim() === '' ? null : readNumber(typed));

  return (
    <TextField
      {...props}
      name={name}
      value={isFocused ? String(value ?? '') : showNumber(value)}
      onChange={({ target }) => change(target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onBlur();
      }}
      inputRef={ref}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}
