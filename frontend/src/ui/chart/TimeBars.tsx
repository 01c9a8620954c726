import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { tc } from '../../texts/de-console.js';
import { VisuallyHidden } from '../VisuallyHidden.js';
import { shortNumber } from './short-number.js';

/** What a colour says is fixed: normal, soon or by the caller, broken. */
export type BarTone = 'ok' | 'warn' | 'err';

/** One kind of bar; several are stacked in their order. */
export interface BarSeries {
  readonly label: string;
  readonly tone: BarTone;
  /** One for each slot. */
  readonly values: readonly number[];
}

interface TimeBarsProps {
  readonly label: string;
  /** Begins of the slots, in words; fixed, so that nothing jumps when figures change. */
  readonly slots: readonly string[];
  readonly series: readonly BarSeries[];
  readonly height: number;
  /** The last slot is still being filled. */
  readonly isRunning?: boolean;
  /** At most so many words below the slots; fewer on phones. */
  readonly mostLabels?: number;
  /** What stands above it listens to the keys, and is read out instead. */
  readonly hasNoKeys?: boolean;
}

/** Words below the slots: so many have room beside each other. */
const MOST_LABELS = 6;
const MOST_LABELS_ON_PHONES = 3;
const AXIS_WIDTH_PX = 60;
const AXIS_HEIGHT_PX = 28;
const TOP_PX = 8;
const RIGHT_PX = 4;

/** How far the bars stand from the edges of the chart, in px: all slots share the width between them. */
export const barsInset = { top: TOP_PX, right: RIGHT_PX, bottom: AXIS_HEIGHT_PX, left: AXIS_WIDTH_PX } as const;

const colour = (name: string) => `var(--ip-palette-chart-${name})`;

/** Bars by time, at once and without movement; arrow keys go from bar to bar. */
export function TimeBars(props: TimeBarsProps) {
  const { label, slots, series, height, isRunning = false, mostLabels = MOST_LABELS, hasNoKeys = false } = props;
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const labelEvery = Math.ceil(slots.length / (isPhone ? Math.min(mostLabels, MOST_LABELS_ON_PHONES) : mostLabels));
  const places = slots.map((_, place) => place);
  const last = slots.length - 1;
  return (
    <Box role="figure" aria-label={label} sx={{ ...frame, height }}>
      {!hasNoKeys && <VisuallyHidden>{tc.chart.keyboard}</VisuallyHidden>}
      <BarChart
        disableKeyboardNavigation={hasNoKeys}
        height={height}
        margin={{ top: TOP_PX, right: RIGHT_PX, bottom: 0, left: 0 }}
        skipAnimation
        hideLegend
        borderRadius={2}
        grid={{ horizontal: true }}
        series={series.map(({ label: name, tone, values }) => ({
          data: [...values],
          label: name,
          color: colour(tone),
          stack: 'all',
          valueFormatter: (value) => tc.number(value ?? 0),
        }))}
        xAxis={[
          {
            data: places,
            scaleType: 'band',
            categoryGapRatio: 0.3,
            height: AXIS_HEIGHT_PX,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (place: number) => slots[place] ?? '',
            tickLabelInterval: (place: number) => place % labelEvery === 0,
            tickLabelStyle: words,
            ...(isRunning && { colorMap: { type: 'ordinal', values: [last], colors: [colour('now')] } as const }),
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: AXIS_WIDTH_PX,
            tickNumber: 3,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: shortNumber,
            tickLabelStyle: words,
          },
        ]}
        slotProps={{ tooltip: { trigger: 'axis', sx: tooltip } }}
      />
    </Box>
  );
}

/** Colours of the words must go this way: the charts' own style would win over `sx`. */
const words = { fontSize: 12, fill: 'var(--ip-palette-text-secondary)' } as const;

const frame = {
  minWidth: 0,
  '& .MuiChartsGrid-line': { stroke: colour('grid') },
  '& .MuiChartsSurface-root:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
    borderRadius: '8px',
  },
} as const;

/** As every tooltip of the console. */
const tooltip = {
  '& .MuiChartsTooltip-paper': {
    bgcolor: 'surface.ink',
    color: 'surface.onInk',
    border: 0,
    borderRadius: '6px',
  },
  '& .MuiChartsTooltip-paper :is(td, th, caption, p, span)': {
    typography: 'body2',
    color: 'inherit',
    borderColor: 'text.secondary',
  },
} as const;
