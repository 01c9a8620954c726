import { endOfDay, isInstant, lastDayBefore, readDay, type Times } from '@pruefer/contracts';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { tc } from '../../texts/de-console.js';
import { DayChooser } from './DayChooser.js';

type DayInputProps = Pick<TextFieldProps, 'label' | 'helperText' | 'disabled'> & {
  readonly name: string;
  readonly times: Times;
};

const WIDTH_PX = 200;
const EXAMPLE = '2027-12-31';

/**
 * The last day of something that ends, typed or chosen, in the form around it: its value is the moment of the end, null for never. A text
 * field, because the browser's own shows dates in the language of the browser, and the library's takes a day that is typed only in part
 * for none, so that what ends would go on for ever.
 */
export function DayInput({ name, times, helperText, ...props }: DayInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const day = lastDayOf(value, times);
  const [typed, setTyped] = useState({ text: '', means: undefined as string | null | undefined });

  function change(text: string) {
    // Invalid text is passed on unchanged: the form's check refuses it.
    const typedDay = readDay(text, times.dateFormat);
    const means = text.trim() === '' ? null : typedDay ? endOfDay(typedDay, times.zone).toISOString() : text;
    setTyped({ text, means });
    onChange(means);
  }

  function problemOf(error: FieldError | undefined) {
    return error && value !== null && day === null ? tc.calendar.noDay(times.ofDay(EXAMPLE)) : error?.message;
  }

  return (
    <TextField
      {...props}
      name={name}
      value={typed.means === value ? typed.text : day === null ? (value ?? '') : times.ofDay(day)}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
      inputRef={ref}
      placeholder={tc.calendar.forms[times.dateFormat]}
      autoComplete="off"
      error={fieldState.invalid}
      // The contract's sentence asks programs for another form.
      helperText={problemOf(fieldState.error) ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <DayChooser
              {...{ day }}
              zone={times.zone}
              disabled={props.disabled}
              onChoose={(chosen) => change(times.ofDay(chosen))}
            />
          ),
        },
      }}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}

/** YYYY-MM-DD; null where there is none, or something that is no moment. */
function lastDayOf(end: string | null, { zone }: Times): string | null {
  return isInstant(end) ? lastDayBefore(new Date(end), zone) : null;
}
