import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '~/texts/site.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { IbanAnatomy } from '~/ui/anatomy/IbanAnatomy.js';
import { anatomyOf } from '../result/anatomy-of.js';

/** The example in the German central bank's documentation; no real account has it. */
const EXAMPLE = 'DE89370400440532013000';
const parts = anatomyOf(EXAMPLE);

/** The card before the first check: the structure of a German IBAN. */
export function IdleAnatomy() {
  return (
    <Box data-print="none" sx={frame}>
      <Box>
        <Typography component="h3" variant="panelTitle">
          {t.check.idleTitle}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t.check.idleText}
        </Typography>
      </Box>
      <IbanAnatomy parts={parts} label={anatomyLabel(EXAMPLE, parts)} explains />
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '316px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  mx: { xs: 5, md: 8 },
  mt: { xs: 1, md: -1 },
  pt: { xs: 5, md: 6 },
  pb: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
