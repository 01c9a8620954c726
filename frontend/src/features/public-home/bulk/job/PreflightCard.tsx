import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FilePreflight, FileReading } from '@pruefer/contracts';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import { Figures } from '../cards/Figures.js';
import { FocusedHeading } from '../cards/FocusedHeading.js';
import { ColumnChoice } from './ColumnChoice.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';
import { LineList } from '../cards/LineList.js';

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
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{`${name}: ${describeReading(reading)}`}</Typography>
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
      {isClear && <Figures figures={listFigures(preflight, available)} />}
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

const { figure } = bulkTexts.result;

/** How the file was understood. */
function describeReading({ format, delimiter, columns, ibanColumn }: FileReading): string {
  if (format !== 'csv') return texts.other[format];
  const form = texts.csv(columns.length > 1 ? (delimiter ?? '') : '');
  return `${form} ${ibanColumn === null ? texts.severalColumns : texts.ibanColumn(ibanColumn)}`;
}

/** @param available null for a test key, undefined where it was not answered */
function listFigures({ rows, price }: FilePreflight, available: number | null | undefined) {
  return [
    { label: texts.rows, value: figure(rows) },
    { label: texts.price, value: texts.checks(price) },
    { label: texts.available, value: formatAvailable(available) },
  ];
}

function formatAvailable(available: number | null | undefined): string {
  if (available === undefined) return texts.unknown;
  return available === null ? texts.testKey : figure(available);
}

/** Rejected lines that are shown. */
const MAX_LISTED = 5;

/** The first rows as they were read, and the first of those that will not be checked. */
function PreflightLines({ preflight: { preview, rejected, rejectedLines } }: { preflight: FilePreflight }) {
  return (
    <>
      {preview.length > 0 && (
        <Box sx={{ mt: 6 }}>
          <Typography component="h4" variant="panelTitle">
            {texts.preview}
          </Typography>
          <LineList
            lines={preview.map(({ line, iban, bic, reference }) => ({
              line,
              iban,
              note: [reference, bic && texts.bic(bic)].filter(Boolean).join(', '),
            }))}
          />
        </Box>
      )}
      {rejected > 0 && (
        <Box sx={{ mt: 6 }}>
          <Typography component="h4" variant="panelTitle">
            {texts.rejected}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {texts.rejectedCount(rejected)}
            {rejected > MAX_LISTED && ` ${texts.firstRejected(MAX_LISTED)}`}
          </Typography>
          <LineList lines={rejectedLines.slice(0, MAX_LISTED).map(({ line, message }) => ({ line, note: message }))} />
        </Box>
      )}
    </>
  );
}
