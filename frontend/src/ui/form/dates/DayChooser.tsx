import type { Timezone } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

// Loaded when the user opens it: most people type the day or leave it.
const DayCalendar = lazyPart(() => import('./DayCalendar.js'), 'DayCalendar');

interface DayChooserProps {
  /** Shown at first, YYYY-MM-DD; null: the month of today. */
  readonly day: string | null;
  /** The zone that decides which day is marked as today. */
  readonly zone: Timezone;
  /** The last day that can be chosen, YYYY-MM-DD; any unless said otherwise. */
  readonly latest?: string | undefined;
  /** Gets YYYY-MM-DD. */
  readonly onChoose: (day: string) => void;
}

const text = tc.calendar;

/** The button at the end of a field that opens a calendar. The focus comes back to it. */
export function DayChooser({ day, zone, latest, onChoose }: DayChooserProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setAnchor(null);

  function choose(chosenDay: string) {
    onChoose(chosenDay);
    close();
  }

  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={text.open}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget.closest('.MuiInputBase-root'))}
      >
        <CalendarDays size={17} aria-hidden />
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
          <DayCalendar day={day} zone={zone} latest={latest} onChoose={choose} />
        </Suspense>
      </Popover>
    </InputAdornment>
  );
}
