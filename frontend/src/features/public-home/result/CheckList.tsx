import type { IbanVerdict } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import { resultTexts } from '~/texts/check-result.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { type CheckRow, checkRows, listCheckSources } from './check-rows.js';

/** "Das haben wir geprüft": every check with its result and its source. */
export function CheckList({ answer }: { answer: IbanVerdict }) {
  return (
    <Box sx={panel}>
      <Typography component="h4" variant="panelTitle">
        {resultTexts.checks.heading}
      </Typography>
      <Box component="ul" sx={list}>
        {checkRows(answer).map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </Box>
      <Box sx={sources}>
        {listCheckSources(answer).map((source, index) => (
          <Box key={source}>{index === 0 ? resultTexts.checks.source(source) : source}</Box>
        ))}
      </Box>
    </Box>
  );
}

function Row({ name, result, detail, explanation }: CheckRow) {
  const { Icon, colour } = signs[result];
  const isQuiet = result === 'notChecked';
  return (
    <Box component="li" sx={rowFrame}>
      <Box component="span" sx={{ color: colour, lineHeight: 0 }}>
        <Icon size={17} strokeWidth={2} aria-hidden />
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: result === 'failed' ? 600 : 400, color: isQuiet ? 'text.tertiary' : 'text.primary' }}
      >
        {name}
        <VisuallyHidden>{` ${resultTexts.checks.results[result]}`}</VisuallyHidden>
      </Box>
      <Box component="span" sx={{ ...detailText, color: result === 'failed' ? 'error.main' : 'text.secondary' }}>
        {detail}
      </Box>
      {explanation && (
        <Box component="span" sx={explanationText}>
          {explanation}
        </Box>
      )}
    </Box>
  );
}

const signs = {
  passed: { Icon: Check, colour: 'success.main' },
  failed: { Icon: X, colour: 'error.main' },
  warning: { Icon: TriangleAlert, colour: 'warning.main' },
  notChecked: { Icon: Minus, colour: 'text.tertiary' },
} as const;

const panel = {
  bgcolor: 'surface.sunken',
  p: { xs: 5, md: 8 },
  borderTop: { xs: '1px solid', md: 0 },
  borderLeft: { md: '1px solid' },
  borderColor: { xs: 'line.main', md: 'line.main' },
} as const;

const list = { listStyle: 'none', m: 0, p: 0, pt: 0.75 } as const;

const rowFrame = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  alignItems: 'center',
  py: 2.6,
  typography: 'body2',
  fontSize: '.875rem',
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;

const detailText = { ml: 'auto', textAlign: 'right', fontSize: '.8125rem' } as const;

const explanationText = {
  flexBasis: '100%',
  pl: '29px',
  typography: 'caption',
  color: 'text.secondary',
  pt: 0.5,
} as const;

const sources = { pt: 4, typography: 'body2', color: 'text.secondary', textWrap: 'balance' } as const;
