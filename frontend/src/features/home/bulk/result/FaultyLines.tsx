import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { Mono } from '~/ui/text/Mono.js';
import type { IbanList } from '../list/iban-list.js';
import { faultyLines, type Results } from './totals.js';

const texts = bulkTexts.result;
const MOST_LISTED = 50;

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
      {all.length > MOST_LISTED && <Typography sx={words}>{texts.first(MOST_LISTED, all.length)}</Typography>}
      <Box component="ol" sx={lines}>
        {all.slice(0, MOST_LISTED).map(({ line, row }) => (
          <Box component="li" key={line} sx={entry}>
            <span>{`${texts.line} ${line}`}</span>
            <Mono>{row.iban}</Mono>
            <span>{row.note}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const words = { mt: 1, color: 'text.secondary' } as const;

const lines = { listStyle: 'none', m: 0, mt: 3, p: 0, borderBottom: '1px solid', borderColor: 'line.main' } as const;

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { xs: 0.5, md: 4 },
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
  overflowWrap: 'anywhere',
} as const;
