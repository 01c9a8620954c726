import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import type { IbanList } from '../list/iban-list.js';
import { FaultyLines } from './FaultyLines.js';
import { resultCsv } from './result-csv.js';
import { type Results, totalsOf } from './totals.js';

const texts = bulkTexts.result;

interface RunResultProps {
  readonly list: IbanList;
  readonly results: Results;
  readonly onSaved: () => void;
}

/** Totals, the lines that are not valid, and the whole result as a file. */
export function RunResult({ list, results, onSaved }: RunResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const totals = useMemo(() => totalsOf(list, results), [list, results]);
  useEffect(() => heading.current?.focus(), []);
  const address = useFileAddress(list, results);
  return (
    <Box component="section" aria-labelledby="bulk-result">
      <Typography component="h3" variant="cardTitle" id="bulk-result" ref={heading} tabIndex={-1}>
        {texts.heading}
      </Typography>
      <Box component="dl" sx={strip}>
        {(['valid', 'invalid', 'unchecked'] as const).map((name) => (
          <Box key={name} sx={cell}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts[name]}
            </Typography>
            <Typography component="dd" variant="cardTitle" sx={{ m: 0 }}>
              {texts.figure(totals[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button component="a" variant="contained" size="large" href={address} download={texts.fileName} onClick={onSaved}>
        {texts.download}
      </Button>
      <FaultyLines list={list} results={results} />
    </Box>
  );
}

/** The address of the file, which exists in this page only. */
function useFileAddress(list: IbanList, results: Results): string {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([resultCsv(list, results)], { type: 'text/csv;charset=utf-8' })),
    [list, results],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

const strip = {
  my: 5,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 3,
} as const;

const cell = {
  px: 5,
  py: 4,
  '& + &': { borderColor: 'line.main', borderStyle: 'solid', borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' } },
} as const;
