import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import Typography from '@mui/material/Typography';
import { bulkTexts } from '~/texts/bulk.js';
import type { IbanList } from '../list/iban-list.js';
import { Figures } from '../cards/Figures.js';
import { FocusedHeading } from '../cards/FocusedHeading.js';
import { resultCsv } from './result-csv.js';
import { countTotals, faultyLines, type Results } from './totals.js';
import { LineList } from '../cards/LineList.js';

const texts = bulkTexts.result;

interface RunResultProps {
  readonly list: IbanList;
  readonly results: Results;
  readonly onSaved: () => void;
}

/** Totals, the lines that are not valid, and the whole result as a file. */
export function RunResult({ list, results, onSaved }: RunResultProps) {
  const totals = useMemo(() => countTotals(list, results), [list, results]);
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

const MAX_LISTED = 50;

/** The first lines that are not valid, with their reasons. */
function FaultyLines({ list, results }: { list: IbanList; results: Results }) {
  const all = useMemo(() => faultyLines(list.lines, results, Infinity), [list, results]);
  const failed = all.filter(({ row }) => row.status === 'failed').length;
  if (all.length === 0) return null;
  return (
    <Box sx={{ mt: 8 }}>
      <Typography component="h4" variant="panelTitle">
        {texts.faulty}
      </Typography>
      {failed > 0 && <Typography sx={noteStyle}>{texts.failed(failed)}</Typography>}
      {all.length > MAX_LISTED && <Typography sx={noteStyle}>{texts.first(MAX_LISTED, all.length)}</Typography>}
      <LineList lines={all.slice(0, MAX_LISTED).map(({ line, row: { iban, note } }) => ({ line, iban, note }))} />
    </Box>
  );
}

const noteStyle = { mt: 1, color: 'text.secondary' } as const;
