import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { germanNumber } from '@pruefer/contracts/formats';

const inThousands = /^\d{1,3}(\.\d{3})+$/;

type NumberInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'placeholder' | 'disabled'> & {
  readonly name: string;
  /** An empty field is null: nothing was said. */
  readonly isOptional?: boolean;
  /** Value that an empty field gets when it loses focus. */
  readonly whenEmpty?: number;
  /** Shown after the number. */
  readonly unit?: string;
  /** Step and limits of the arrow keys. */
  readonly step?: Step;
};

interface Step {
  readonly by: number;
  readonly min: number;
  readonly max: number;
}

const WIDTH_PX = 200;
const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number in the surrounding form, with thousands separators while the field has no focus. */
export function NumberInput({
  name,
  helperText,
  isOptional = false,
  whenEmpty,
  unit,
  step,
  ...props
}: NumberInputProps) {
  const { field, fieldState } = useController<Record<string, number | string | null>>({ name });
  const [isFocused, setFocused] = useState(false);
  const { ref, value, onChange, onBlur } = field;

  const change = (typedText: string) => onChange(isOptional && typedText.trim() === '' ? null : readNumber(typedText));

  function stepOn(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!step || !direction || typeof value !== 'number') return;
    event.preventDefault();
    onChange(Math.min(step.max, Math.max(step.min, value + direction * step.by)));
  }

  return (
    <TextField
      {...props}
      name={name}
      value={isFocused ? String(value ?? '') : numberText(value)}
      onChange={({ target }) => change(target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (value === '' && whenEmpty !== undefined) onChange(whenEmpty);
        onBlur();
      }}
      inputRef={ref}
      onKeyDown={stepOn}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        ...(unit && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}

/** Reads typed text as a whole number. Returns other text unchanged: the form's check refuses it. */
export function readNumber(text: string): number | string {
  const entry = text.trim();
  const digits = inThousands.test(entry) ? entry.replaceAll('.', '') : entry;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** A number with thousands separators; other text as typed. */
export function numberText(value: number | string | null): string {
  return typeof value === 'number' ? germanNumber(value) : (value ?? '');
}
