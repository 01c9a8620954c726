import { readDay, type Times } from '@pruefer/contracts';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { DayChooser } from './DayChooser.js';

interface TypedDayFieldProps extends Pick<TextFieldProps, 'name' | 'inputRef' | 'onBlur' | 'sx'> {
  readonly label: string;
  readonly typedDay: string;
  readonly times: Times;
  /** The problem with the typed day; undefined: none, or too early to judge. */
  readonly problem: string | undefined;
  readonly help: string | undefined;
  /** The last day that can be chosen, YYYY-MM-DD. */
  readonly latest?: string | undefined;
  readonly maxLength?: number;
  readonly onType: (typedDay: string) => void;
}

const WIDTH_PX = 280;
const MAX_LENGTH = 10;
const EXAMPLE = '2026-04-01';

/** A day as the settings write it, typed or chosen. */
export function TypedDayField(props: TypedDayFieldProps) {
  const { typedDay, times, problem, help, latest, maxLength = MAX_LENGTH, onType, ...field } = props;
  const day = readDay(typedDay, times.dateFormat) ?? latest ?? null;
  return (
    <TextField
      sx={{ flex: { xs: '1 1 100%', sm: `0 0 ${WIDTH_PX}px` }, maxWidth: { sm: WIDTH_PX } }}
      {...field}
      value={typedDay}
      onChange={({ target }) => onType(target.value)}
      placeholder={tc.calendar.forms[times.dateFormat]}
      autoComplete="off"
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength },
        input: {
          endAdornment: (
            <DayChooser
              {...{ day, latest }}
              zone={times.zone}
              onChoose={(chosenDay) => onType(times.ofDay(chosenDay))}
            />
          ),
        },
      }}
    />
  );
}

/** The problem with a text that is no day; undefined while it is shorter than a day. */
export function findDayProblem(typedDay: string, times: Times): string | undefined {
  return typedDay.length < MAX_LENGTH ? undefined : tc.calendar.noDay(times.ofDay(EXAMPLE));
}
