import { readDay, type Times } from '@pruefer/contracts';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { DayChooser } from '~/ui/form/dates/DayChooser.js';

interface DayFieldProps {
  readonly times: Times;
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly value: string | undefined;
  /** The problem with a day; null: none. */
  readonly check: (day: string) => string | null;
  readonly onApply: (day: string | undefined) => void;
}

const WIDTH_PX = 220;
const EXAMPLE = '2026-12-31';

/** A day of a filter, typed or chosen: counts once the field is left or Enter is pressed. An empty text takes it away. */
export function DayField({ times, label, value, check, onApply }: DayFieldProps) {
  const dayText = value ? times.ofDay(value) : '';
  const [typedDay, setTypedDay] = useState(dayText);
  const [applied, setApplied] = useState(dayText);
  const [problem, setProblem] = useState<string | null>(null);
  // Another value from outside (reset, a chip, the back button, other settings) replaces the typed one.
  if (dayText !== applied) {
    setApplied(dayText);
    setTypedDay(dayText);
    setProblem(null);
  }

  function apply(text: string) {
    const day = readDay(text, times.dateFormat);
    const isEmpty = text.trim() === '';
    const wrong = isEmpty ? null : day === undefined ? tc.calendar.noDay(times.ofDay(EXAMPLE)) : check(day);
    setProblem(wrong);
    // A day of the calendar is shown as well when it is refused.
    setTypedDay(text);
    if (wrong !== null) return;
    if (day !== value) onApply(day);
    // The day that is in force already, in other words or chosen over a fault.
    else setTypedDay(dayText);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(typedDay);
  }

  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <TextField
        placeholder={label}
        value={typedDay}
        onChange={({ target }) => setTypedDay(target.value)}
        onBlur={() => apply(typedDay)}
        error={problem !== null}
        helperText={problem}
        slotProps={{
          htmlInput: { 'aria-label': label, inputMode: 'numeric', maxLength: 10 },
          input: {
            endAdornment: (
              <DayChooser day={value ?? null} zone={times.zone} onChoose={(day) => apply(times.ofDay(day))} />
            ),
          },
        }}
        sx={{ width: { xs: '100%', md: WIDTH_PX } }}
      />
    </form>
  );
}
