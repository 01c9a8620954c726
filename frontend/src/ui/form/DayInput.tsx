import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { tc } from '../../texts/de-console.js';
import { DayChooser } from './DayChooser.js';
import { dayText, endOfDay, lastDayBefore } from './german-day.js';

type DayInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'disabled'> & {
  readonly name: string;
  readonly placeholder: string;
};

const WIDTH_PX = 200;

/**
 * The last day of something that ends, typed or chosen, in the form around it: its value is the moment of the end, null for never. A text
 * field, because the browser's own shows dates in the language of the browser, and the library's takes a day that is typed only in part
 * for none, so that what ends would go on for ever.
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
      // The contract's sentence asks programs for another form.
      helperText={problemOf(value, fieldState.error) ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <DayChooser day={dayOf(value)} disabled={props.disabled} onChoose={(day) => change(dayText(day))} />
          ),
        },
      }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}

function shown(value: string | null): string {
  const day = dayOf(value);
  return day ? dayText(day) : (value ?? '');
}

function problemOf(value: string | null, error: FieldError | undefined): string | undefined {
  return error && value !== null && !dayOf(value) ? tc.calendar.noDay : error?.message;
}

/** null where there is none, or something that is no moment. */
function dayOf(end: string | null): Dayjs | null {
  return end === null || Number.isNaN(Date.parse(end)) ? null : lastDayBefore(end);
}
