import type { FileCounts, FileJob } from '@pruefer/contracts';
import { DAY_MS } from '@pruefer/contracts/formats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import { Figures } from '../cards/Figures.js';
import { FocusedHeading } from '../cards/FocusedHeading.js';
import { DeleteStep } from './DeleteStep.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';

const texts = fileJobTexts.end;
const { valid, invalid, unchecked, figure } = bulkTexts.result;

/** Totals and files of a job that has ended, or why it never started. */
export function EndedCard({ job, isBusy, steps, onClose }: JobCardProps & { readonly onClose: () => void }) {
  const { name, counts, failure, state } = job;
  return (
    <Box component="section" aria-labelledby="job-ended" sx={cardStyles}>
      <FocusedHeading id="job-ended">{counts ? texts.heading : texts.unstarted}</FocusedHeading>
      {failure && (
        <Box sx={{ mt: 4 }}>
          <Note kind={state === 'failed' ? 'error' : 'info'}>{failure}</Note>
        </Box>
      )}
      {counts && (
        <>
          <Figures figures={listFigures(counts)} />
          <Typography sx={{ color: 'text.secondary' }}>
            {`${texts.charged(counts.charged)} ${texts.kept(daysKept(job))}`}
          </Typography>
          <Box sx={buttonRow}>
            <Button variant="contained" size="large" disabled={isBusy} onClick={() => void steps.download('result')}>
              {texts.result}
            </Button>
            {counts.failed > 0 && (
              <Button variant="outlined" size="large" disabled={isBusy} onClick={() => void steps.download('errors')}>
                {texts.errors}
              </Button>
            )}
          </Box>
        </>
      )}
      <DeleteStep name={name} isBusy={isBusy} needsConfirmation={counts !== null} onDelete={() => void steps.remove()}>
        <Button onClick={onClose}>{texts.another}</Button>
      </DeleteStep>
    </Box>
  );
}

function listFigures(counts: FileCounts) {
  return [
    { label: valid, value: figure(counts.valid) },
    { label: invalid, value: figure(counts.invalid) },
    { label: unchecked, value: figure(counts.failed) },
  ];
}

/** Operators set the time; a job says when its end comes. */
function daysKept({ endedAt, deletedAt }: FileJob): number {
  return Math.round((Date.parse(deletedAt) - Date.parse(endedAt ?? deletedAt)) / DAY_MS);
}
