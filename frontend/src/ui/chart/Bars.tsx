import Box from '@mui/material/Box';

/** Fixed meanings: normal; a warning or the caller's error; a failure. */
type BarTone = 'ok' | 'warn' | 'err';

/** One kind of bar; several are stacked in their order. */
export interface BarSeries {
  readonly label: string;
  readonly tone: BarTone;
  /** One for each slot. */
  readonly values: readonly number[];
}

interface BarsProps {
  readonly series: readonly BarSeries[];
  readonly slots: number;
  /** Value of the full height. */
  readonly top: number;
  /** The last slot is still being filled. */
  readonly isRunning: boolean;
  readonly chosenIndex: number | null;
}

/** The bars of a chart, from the bottom up. The surrounding chart describes them to screen readers. */
export function Bars({ series, slots, top, isRunning, chosenIndex }: BarsProps) {
  return (
    <Box aria-hidden sx={row}>
      {Array.from({ length: slots }, (_, index) => (
        <Box key={index} sx={index === chosenIndex ? chosenSlot : slot}>
          {series.map(({ label, tone, values }) => {
            const value = values[index] ?? 0;
            if (value === 0) return null;
            const colour = isRunning && index === slots - 1 ? 'now' : tone;
            return <Box key={label} sx={bar} style={buildStyle(value / top, colour)} />;
          })}
        </Box>
      ))}
    </Box>
  );
}

/** Inline style and not a class: every height would create another rule. */
function buildStyle(share: number, colour: BarTone | 'now') {
  return { height: `${share * 100}%`, backgroundColor: `var(--ip-palette-chart-${colour})` };
}

const row = { display: 'flex', height: '100%' } as const;

/** The gap between two bars is 30 % of a slot. */
const slot = {
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  minWidth: 0,
} as const;

const chosenSlot = { ...slot, bgcolor: 'action.hover' } as const;

const bar = {
  flex: 'none',
  width: '70%',
  minHeight: '1px',
  // In forced-colours mode the bars would be invisible.
  forcedColorAdjust: 'none',
  '&:last-of-type': { borderRadius: '2px 2px 0 0' },
} as const;
