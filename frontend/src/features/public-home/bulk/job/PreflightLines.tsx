import type { FilePreflight } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fileJobTexts } from '~/texts/bulk.js';
import { LineList } from '../parts/LineList.js';

const texts = fileJobTexts.preflight;
/** Rejected lines that are shown. */
const MAX_LISTED = 5;

/** The first rows as they were read, and the first of those that will not be checked. */
export function PreflightLines({ preflight: { preview, rejected, rejectedLines } }: { preflight: FilePreflight }) {
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
