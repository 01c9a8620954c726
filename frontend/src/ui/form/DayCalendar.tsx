import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { Dayjs } from 'dayjs';
import { DAY_ZONE } from './german-day.js';
import { GermanPickers } from './GermanPickers.js';
import { pickerIcons } from './picker-icons.js';

interface DayCalendarProps {
  readonly day: Dayjs | null;
  readonly onChoose: (day: Dayjs) => void;
}

/** The days of a month, and the way to other months and years. The arrow keys go from day to day. */
export function DayCalendar({ day, onChoose }: DayCalendarProps) {
  return (
    <GermanPickers>
      <DateCalendar
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens at a person's wish, and the focus goes into what opens
        autoFocus
        value={day}
        timezone={DAY_ZONE}
        slots={pickerIcons}
        // A chosen year or month only turns the leaves.
        onChange={(chosen: Dayjs | null, progress) => {
          if (chosen && progress === 'finish') onChoose(chosen);
        }}
        sx={{ width: 288 }}
      />
    </GermanPickers>
  );
}
