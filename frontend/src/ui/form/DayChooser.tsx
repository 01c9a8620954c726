import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import type { Dayjs } from 'dayjs';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { tc } from '../../texts/de-console.js';

// Loaded when somebody opens it: most people type the day or leave it.
const DayCalendar = lazy(() => import('./DayCalendar.js').then((loaded) => ({ default: loaded.DayCalendar })));

interface DayChooserProps {
  /** Shown at first; null: the month of today. */
  readonly day: Dayjs | null;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (day: Dayjs) => void;
}

const text = tc.calendar;

/** The button at the end of a field that opens a calendar. The focus comes back to it. */
export function DayChooser({ day, disabled = false, onChoose }: DayChooserProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setAnchor(null);

  function choose(chosen: Dayjs) {
    onChoose(chosen);
    close();
  }

  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={text.open}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget.closest('.MuiInputBase-root'))}
      >
        <CalendarDays size={17} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text.title, 'aria-modal': true } }}
      >
        <Suspense fallback={<Box role="status" aria-label={text.loading} sx={{ width: 288, height: 336 }} />}>
          <DayCalendar day={day} onChoose={choose} />
        </Suspense>
      </Popover>
    </InputAdornment>
  );
}
