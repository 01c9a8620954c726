import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { type FormEvent, useState } from 'react';
import { tc } from '../../texts/de-console.js';
import { DayChooser } from '../../ui/form/DayChooser.js';
import { dayText, isoDayOf } from '../../ui/form/german-day.js';

interface DayFieldProps {
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly value: string | undefined;
  /** What is wrong with a day; null: nothing. */
  readonly check: (day: string) => string | null;
  readonly onApply: (day: string | undefined) => void;
}

const WIDTH_PX = 190;

/** A day of a filter, typed or chosen: counts once the field is left or Enter is pressed. An empty text takes it away. */
export function DayField({ label, value, check, onApply }: DayFieldProps) {
  const [typed, setTyped] = useState(shown(value));
  const [applied, setApplied] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  // Another value from outside (reset, a chip, the back button) replaces what was typed.
  if (value !== applied) {
    setApplied(value);
    setTyped(shown(value));
    setProblem(null);
  }

  function apply(text: string) {
    const day = isoDayOf(text);
    const isEmpty = text.trim() === '';
    const wrong = isEmpty ? null : day === undefined ? tc.audit.filter.noDay : check(day);
    setProblem(wrong);
    if (wrong === null && day !== value) onApply(day);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(typed);
  }

  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <TextField
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => apply(typed)}
        error={problem !== null}
        helperText={problem}
        slotProps={{
          htmlInput: { 'aria-label': label, inputMode: 'numeric', maxLength: 10 },
          input: {
            endAdornment: <DayChooser day={value ? dayjs(value) : null} onChoose={(day) => apply(dayText(day))} />,
          },
        }}
        sx={{ width: { xs: '100%', md: WIDTH_PX } }}
      />
    </form>
  );
}

function shown(day: string | undefined): string {
  return day ? dayText(dayjs(day)) : '';
}
