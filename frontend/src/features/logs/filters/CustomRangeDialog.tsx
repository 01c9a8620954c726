import { beginOfDay, endOfDay, isDay, type Times } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from '~/ui/dialog/ModalDialog.js';
import { GermanPickers } from '~/ui/form/dates/GermanPickers.js';
import { MomentField } from '~/ui/form/dates/MomentField.js';
import type { CustomRange } from './to-custom-range.js';

interface CustomRangeDialogProps {
  /** Initial values of the fields: instants, or days of the zone. */
  readonly range: CustomRange;
  readonly times: Times;
  /** Called with instants. */
  readonly onApply: (range: CustomRange) => void;
  readonly onClose: () => void;
}

const text = tc.logs.customRange;

/** Asks for start and end of the range, in the zone of the settings. */
export function CustomRangeDialog({ range, times, onApply, onClose }: CustomRangeDialogProps) {
  const [start] = useState(() => ({
    from: parseInstant(range.startDate, (day) => beginOfDay(day, times.zone)),
    to: parseInstant(range.endDate, (day) => endOfDay(day, times.zone)),
  }));
  const [from, setFrom] = useState<Date | null>(start.from);
  const [to, setTo] = useState<Date | null>(start.to);
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = findProblems(from, to);

  function apply(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (from && to && !problems.from && !problems.to) {
      onApply({ startDate: from.toISOString(), endDate: to.toISOString() });
    }
  }

  const visible = (problem: string | undefined) => (isSubmitted ? problem : undefined);
  return (
    <ModalDialog open onClose={onClose}>
      <form noValidate onSubmit={apply}>
        <DialogTitle>{text.title}</DialogTitle>
        <Typography variant="body2" sx={{ px: 6, pt: 1, color: 'text.secondary' }}>
          {text.text(times.zone)}
        </Typography>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <GermanPickers>
            <MomentField
              label={text.from}
              start={start.from}
              problem={visible(problems.from)}
              onChange={setFrom}
              times={times}
            />
            <MomentField
              label={text.to}
              start={start.to}
              problem={visible(problems.to)}
              onChange={setTo}
              times={times}
            />
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

/** @param toEdge the start or the end of a day alone */
function parseInstant(text: string, toEdge: (day: string) => Date): Date {
  return isDay(text) ? toEdge(text) : new Date(text);
}

/** The problem with each end. */
function findProblems(from: Date | null, to: Date | null): { from?: string; to?: string } {
  const isBackwards = from !== null && to !== null && to <= from;
  return {
    ...(from === null && { from: text.missing }),
    ...((to === null || isBackwards) && { to: to === null ? text.missing : text.backwards }),
  };
}
