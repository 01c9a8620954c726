import { isDay } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FormEvent, useId, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { GermanPickers } from '~/ui/form/GermanPickers.js';
import { pickerFieldIcons, pickerTabIcons } from '~/ui/form/picker-icons.js';
import type { OwnRange } from './own-range-of.js';

interface OwnRangeDialogProps {
  /** What the fields begin with: instants, or days of the zone. */
  readonly range: OwnRange;
  readonly zone: string;
  /** Gets instants. */
  readonly onApply: (range: OwnRange) => void;
  readonly onClose: () => void;
}

const text = tc.logs.ownRange;
const FORMAT = 'DD.MM.YYYY HH:mm';
/** Calendar and clock stand side by side; else, one after the other in a dialog. */
const WIDE_WITH_MOUSE = '@media (pointer: fine) and (min-width: 600px)';

/** Asks for begin and end of the range, in the zone of the settings. */
export function OwnRangeDialog({ range, zone, onApply, onClose }: OwnRangeDialogProps) {
  const title = useId();
  const [from, setFrom] = useState<Dayjs | null>(() => momentOf(range.startDate, zone));
  const [to, setTo] = useState<Dayjs | null>(() => momentOf(range.endDate, zone, 1));
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(from, to);

  function apply(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!problems.from && !problems.to && from && to) {
      onApply({ startDate: from.toISOString(), endDate: to.toISOString() });
    }
  }

  const fieldOf = (label: string, value: Dayjs | null, onChange: (value: Dayjs | null) => void, problem: string) => (
    <DateTimePicker
      label={label}
      value={value}
      onChange={onChange}
      timezone={zone}
      format={FORMAT}
      ampm={false}
      desktopModeMediaQuery={WIDE_WITH_MOUSE}
      slots={pickerFieldIcons}
      slotProps={{
        // The field behind says the same.
        toolbar: { hidden: true },
        tabs: pickerTabIcons,
        textField: { error: isTried && problem !== '', helperText: isTried && problem },
      }}
    />
  );
  return (
    <ModalDialog open onClose={onClose} aria-labelledby={title}>
      <form noValidate onSubmit={apply}>
        <DialogTitle id={title}>{text.title}</DialogTitle>
        <Typography variant="body2" sx={{ px: 6, pt: 1, color: 'text.secondary' }}>
          {text.text(zone)}
        </Typography>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <GermanPickers>
            {fieldOf(text.from, from, setFrom, problems.from)}
            {fieldOf(text.to, to, setTo, problems.to)}
          </GermanPickers>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {text.apply}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

/** @param daysLater of a day alone: its begin, or that of the next one */
function momentOf(text: string, zone: string, daysLater = 0): Dayjs {
  return isDay(text) ? dayjs.tz(text, zone).add(daysLater, 'day') : dayjs(text).tz(zone);
}

/** What is wrong with each end; empty: nothing. */
function problemsOf(from: Dayjs | null, to: Dayjs | null): { from: string; to: string } {
  const missing = (moment: Dayjs | null) => (moment?.isValid() ? '' : text.missing);
  const isBackwards = from?.isValid() && to?.isValid() && !to.isAfter(from);
  return { from: missing(from), to: isBackwards ? text.backwards : missing(to) };
}
