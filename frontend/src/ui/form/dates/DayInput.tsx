import { endOfDay, isInstant, lastDayBefore, readDay, type Times } from '@pruefer/contracts';
import { useState } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { TypedDayField } from './TypedDayField.js';

interface DayInputProps {
  readonly name: string;
  readonly label: string;
  readonly times: Times;
  readonly helperText?: string;
}

const WIDTH_PX = 200;
const MAX_LENGTH = 100;
const EXAMPLE = '2027-12-31';

/**
 * A last day, typed or chosen, in the surrounding form. The value is the instant at which it ends; null: no end.
 * A text field, because the browser's date field uses the browser's language, and MUI's reports a partly typed day as
 * empty, which would mean "no end".
 */
export function DayInput({ name, label, times, helperText }: DayInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const { ref, value, onChange, onBlur } = field;
  const day = getLastDay(value, times);
  const [typedValue, setTypedValue] = useState({ text: '', means: undefined as string | null | undefined });

  function change(text: string) {
    // Invalid text is passed on unchanged: the form's check refuses it.
    const typedDay = readDay(text, times.dateFormat);
    const means = text.trim() === '' ? null : typedDay ? endOfDay(typedDay, times.zone).toISOString() : text;
    setTypedValue({ text, means });
    onChange(means);
  }

  function findProblem(error: FieldError | undefined) {
    return error && value !== null && day === null ? tc.calendar.noDay(times.ofDay(EXAMPLE)) : error?.message;
  }

  return (
    <TypedDayField
      {...{ name, label, times, onBlur }}
      inputRef={ref}
      typedDay={typedValue.means === value ? typedValue.text : day === null ? (value ?? '') : times.ofDay(day)}
      // Not the contract's sentence, which describes the format for programs.
      problem={findProblem(fieldState.error)}
      help={helperText}
      maxLength={MAX_LENGTH}
      onType={change}
      sx={{ '& .MuiOutlinedInput-root': { maxWidth: WIDTH_PX } }}
    />
  );
}

/** YYYY-MM-DD; null without an end, or when the value is no instant. */
function getLastDay(end: string | null, { zone }: Times): string | null {
  return isInstant(end) ? lastDayBefore(new Date(end), zone) : null;
}
