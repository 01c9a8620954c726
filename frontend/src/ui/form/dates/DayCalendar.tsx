import type { Timezone } from '@pruefer/contracts';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import { GermanPickers } from './GermanPickers.js';
import { pickerIcons } from './picker-icons.js';

interface DayCalendarProps {
  /** YYYY-MM-DD. */
  readonly day: string | null;
  readonly zone: Timezone;
  /** YYYY-MM-DD. */
  readonly latest?: string | undefined;
  /** Gets YYYY-MM-DD. */
  readonly onChoose: (day: string) => void;
}

/** The days of a month, and the way to other months and years. The arrow keys go from day to day. */
export function DayCalendar({ day, zone, latest, onChoose }: DayCalendarProps) {
  return (
    <GermanPickers>
      <DateCalendar
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a user opens it, and the focus moves into the opened calendar
        autoFocus
        value={day === null ? null : dayjs.tz(day, zone)}
        timezone={zone}
        {...(latest !== undefined && { maxDate: dayjs.tz(latest, zone) })}
        slots={pickerIcons}
        // A chosen year or month only turns the leaves.
        onChange={(chosenDay: Dayjs | null, progress) => {
          if (chosenDay && progress === 'finish') onChoose(chosenDay.format('YYYY-MM-DD'));
        }}
        sx={{ width: 288 }}
      />
    </GermanPickers>
  );
}
