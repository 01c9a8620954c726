import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import type { IbanList } from '../list/iban-list.js';
import { LineList } from '../parts/LineList.js';
import { faultyLines, type Results } from './totals.js';

const texts = bulkTexts.result;
const MAX_LISTED = 50;

/** The first lines that are not valid, with their reasons. */
export function FaultyLines({ list, results }: { list: IbanList; results: Results }) {
  const all = useMemo(() => faultyLines(list.lines, results, Infinity), [list, results]);
  const failed = all.filter(({ row }) => row.status === 'failed').length;
  if (all.length === 0) return null;
  return (
    <Box sx={{ mt: 8 }}>
      <Typography component="h4" variant="panelTitle">
        {texts.faulty}
      </Typography>
      {failed > 0 && <Typography sx={words}>{texts.failed(failed)}</Typography>}
      {all.length > MAX_LISTED && <Typography sx={words}>{texts.first(MAX_LISTED, all.length)}</Typography>}
      <LineList lines={all.slice(0, MAX_LISTED).map(({ line, row: { iban, note } }) => ({ line, iban, note }))} />
    </Box>
  );
}

const words = { mt: 1, color: 'text.secondary' } as const;
