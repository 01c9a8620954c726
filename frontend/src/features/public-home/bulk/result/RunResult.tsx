import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import type { IbanList } from '../list/iban-list.js';
import { Figures } from '../parts/Figures.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
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
  const totals = useMemo(() => totalsOf(list, results), [list, results]);
  const url = useFileUrl(list, results);
  return (
    <Box component="section" aria-labelledby="bulk-result">
      <FocusedHeading id="bulk-result">{texts.heading}</FocusedHeading>
      <Figures
        figures={(['valid', 'invalid', 'unchecked'] as const).map((name) => ({
          label: texts[name],
          value: texts.figure(totals[name]),
        }))}
      />
      <Button component="a" variant="contained" size="large" href={url} download={texts.fileName} onClick={onSaved}>
        {texts.download}
      </Button>
      <FaultyLines list={list} results={results} />
    </Box>
  );
}

/** The url of the file, which exists in this page only. */
function useFileUrl(list: IbanList, results: Results): string {
  const url = useMemo(
    () => URL.createObjectURL(new Blob([resultCsv(list, results)], { type: 'text/csv;charset=utf-8' })),
    [list, results],
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
