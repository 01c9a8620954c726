import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import { Figures } from '../parts/Figures.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
import { ColumnChoice } from './ColumnChoice.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';
import { PreflightLines } from './PreflightLines.js';
import { figuresOf, sentenceOf } from './preflight-texts.js';

const texts = fileJobTexts.preflight;

/** The contents of the file and the price of its check, before anything is charged. */
export function PreflightCard({ job, isBusy, steps }: JobCardProps) {
  const { name, preflight, available, failure } = job;
  if (!preflight) return null;
  const { reading, price } = preflight;
  const isSmall = typeof available === 'number' && available < price;
  const isClear = reading.format !== 'csv' || reading.ibanColumn !== null;
  return (
    <Box component="section" aria-labelledby="job-preflight" sx={cardStyles}>
      <FocusedHeading id="job-preflight">{texts.heading}</FocusedHeading>
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{`${name}: ${sentenceOf(reading)}`}</Typography>
      {failure && (
        <Box sx={{ mt: 4 }}>
          <Note kind="error">
            <Box role="alert">{failure}</Box>
          </Note>
        </Box>
      )}
      {reading.ibanColumns.length > 1 && (
        <ColumnChoice reading={reading} isBusy={isBusy} onChoose={(column) => void steps.chooseColumn(column)} />
      )}
      {isClear && <Figures figures={figuresOf(preflight, available)} />}
      {isSmall && (
        <Note kind="warning">
          <Box role="alert">{texts.quota(price, available)}</Box>
        </Note>
      )}
      <PreflightLines preflight={preflight} />
      <Box sx={buttonRow}>
        {isClear && (
          <Button variant="contained" size="large" disabled={isBusy} onClick={() => void steps.start()}>
            {texts.start}
          </Button>
        )}
        <Button size="large" disabled={isBusy} onClick={() => void steps.remove()}>
          {fileJobTexts.discard}
        </Button>
      </Box>
    </Box>
  );
}
