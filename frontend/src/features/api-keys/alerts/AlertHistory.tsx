import type { QuotaAlert, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { ALL_PERCENT } from '~/ui/panel/whole-percent.js';
import { Moment } from '~/ui/text/Moment.js';

const text = tc.alerts;

/** The thresholds that a contract has reached, the newest first. */
export function AlertHistory({ items, times }: { items: readonly QuotaAlert[]; times: Times }) {
  if (items.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.history.none}</Box>;
  return (
    <Box component="ul" sx={rowList}>
      {items.map(({ id, threshold, used, quota, at }) => (
        <Box component="li" key={id} sx={row}>
          <StatusLabel tone={threshold === ALL_PERCENT ? 'error' : 'warning'}>
            {text.history.reached(threshold)}
          </StatusLabel>
          <span>{text.history.figures(used, quota)}</span>
          <Box sx={{ ml: 'auto', color: 'text.secondary' }}>
            <Moment at={at} times={times} form="atMinute" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
