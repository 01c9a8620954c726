import { minuteFormat, type Times } from '@pruefer/contracts';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type Ref, useState } from 'react';
import { pickerFieldIcons, pickerTabIcons } from './picker-icons.js';

interface MomentFieldProps {
  readonly label: string;
  readonly times: Times;
  /** Initial value; null: empty. */
  readonly start: Date | null;
  /** Problem with the value; undefined if there is none, or if it is too early to say. */
  readonly problem: string | undefined;
  /** Gets null for an invalid or partly typed time. */
  readonly onChange: (moment: Date | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disablePast?: boolean;
}

/** Calendar and clock stand side by side; else, one after the other in a dialog. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

/** Day and time, picked or typed, in zone and formats of the settings. Must be inside `GermanPickers`. */
export function MomentField({ label, times, start, problem, onChange, onBlur, ...props }: MomentFieldProps) {
  const [shownMoment, setShownMoment] = useState<Dayjs | null>(() => start && dayjs(start).tz(times.zone));
  const clock = minuteFormat(times.timeFormat);

  function change(moment: Dayjs | null) {
    setShownMoment(moment);
    onChange(moment?.isValid() ? moment.toDate() : null);
  }

  return (
    <DateTimePicker
      {...props}
      label={label}
      value={shownMoment}
      onChange={change}
      timezone={times.zone}
      format={`${times.dateFormat} ${clock}`}
      ampm={clock.endsWith('A')}
      desktopModeMediaQuery={WIDE_WITH_MOUSE}
      slots={pickerFieldIcons}
      slotProps={{
        // The field behind says the same.
        toolbar: { hidden: true },
        tabs: pickerTabIcons,
        textField: { ...(onBlur && { onBlur }), error: problem !== undefined, helperText: problem },
      }}
    />
  );
}
