import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import type { BarSeries } from './Bars.js';

interface SlotTooltipProps {
  readonly slot: number;
  readonly slots: readonly string[];
  readonly series: readonly BarSeries[];
}

const EDGE_SHARE = 0.2;

/** The figures of one slot, next to its bar. */
export function SlotTooltip({ slot, slots, series }: SlotTooltipProps) {
  const share = (slot + 0.5) / slots.length;
  return (
    <Box role="tooltip" sx={paper} style={{ left: `${share * 100}%`, transform: `translateX(${computeShift(share)})` }}>
      <Box sx={{ fontWeight: 600 }}>{slots[slot]}</Box>
      <Box component="dl" sx={list}>
        {series.map(({ label, tone, values }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box component="span" sx={{ ...swatch, bgcolor: `chart.${tone}` }} />
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {tc.number(values[slot] ?? 0)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Near the edges the tooltip moves inwards, so that nothing is cut off. */
function computeShift(share: number): string {
  if (share < EDGE_SHARE) return '8px';
  return share > 1 - EDGE_SHARE ? 'calc(-100% - 8px)' : '-50%';
}

/** Style of every tooltip of the console. */
const paper = {
  position: 'absolute',
  top: 0,
  zIndex: 1,
  px: 3,
  py: 2,
  borderRadius: '6px',
  bgcolor: 'surface.ink',
  color: 'surface.onInk',
  typography: 'caption',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;

const list = { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 4, m: 0 } as const;
const swatch = { width: 8, height: 8, borderRadius: '3px' } as const;
