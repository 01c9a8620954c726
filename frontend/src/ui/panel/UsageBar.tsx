import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { type UsageBand, usageBand, usageThresholds, usedPercent } from './usage-band.js';

const colours: Record<UsageBand, { bar: string; text: string }> = {
  normal: { bar: 'chart.ok', text: 'text.secondary' },
  warning: { bar: 'chart.warn', text: 'warning.main' },
  critical: { bar: 'chart.err', text: 'error.main' },
};

/** Used part of a quota: figures, percent, and a bar with marks at the warning thresholds. */
export function UsageBar({ used, quota }: { used: number; quota: number }) {
  const percent = usedPercent(used, quota);
  const band = usageBand(percent);
  const percentText = tc.usage.percent(Math.floor(percent));
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={figures}>
        <span>
          {tc.number(used)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {tc.usage.of(quota)}
          </Box>
        </span>
        <Box component="span" sx={{ ...share, color: colours[band].text, fontWeight: band === 'normal' ? 400 : 600 }}>
          {band !== 'normal' && <TriangleAlert size={14} aria-hidden />}
          {percentText}
        </Box>
      </Box>
      <Box
        role="meter"
        aria-label={tc.usage.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(percent))}
        aria-valuetext={tc.usage.value(used, quota, percentText)}
        sx={track}
      >
        <Box sx={{ height: '100%', bgcolor: colours[band].bar }} style={{ width: `${Math.min(100, percent)}%` }} />
        {usageThresholds.map((cut) => (
          <Box key={cut} sx={{ ...mark, left: `${cut}%` }} />
        ))}
      </Box>
    </Box>
  );
}

const figures = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
} as const;
const share = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
const track = {
  position: 'relative',
  height: 6,
  mt: 0.5,
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'surface.neutral',
} as const;
const mark = { position: 'absolute', top: 0, width: 2, height: '100%', bgcolor: 'background.paper' } as const;
