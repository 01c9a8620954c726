import Box from '@mui/material/Box';
import { bulkTexts } from '~/texts/bulk.js';
import { Mono } from '~/ui/text/Mono.js';

interface ListedLine {
  readonly line: number;
  /** undefined in a list of lines without IBANs. */
  readonly iban?: string;
  readonly note: string;
}

/** Lines of a list with their numbers, as rows; on phones each below the other. */
export function LineList({ lines }: { lines: readonly ListedLine[] }) {
  return (
    <Box component="ol" sx={list}>
      {lines.map(({ line, iban, note }) => (
        <Box component="li" key={line} sx={iban === undefined ? { ...entry, ...withoutIban } : entry}>
          <span>{`${bulkTexts.result.line} ${line}`}</span>
          {iban !== undefined && <Mono>{iban}</Mono>}
          <span>{note}</span>
        </Box>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 3, p: 0, borderBottom: '1px solid', borderColor: 'line.main' } as const;

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { xs: 0.5, md: 4 },
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
  overflowWrap: 'anywhere',
} as const;

const withoutIban = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 1fr)' } } as const;
