import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { VisuallyHidden } from '../text/VisuallyHidden.js';
import { type BarScale, barScale } from './bar-scale.js';
import { Bars, type BarSeries } from './Bars.js';
import { shortNumber } from './short-number.js';
import { moveSelection, slotAt } from './slot-selection.js';
import { SlotTooltip } from './SlotTooltip.js';

interface TimeBarsProps {
  readonly label: string;
  /** Starts of the slots, in words; fixed, so that nothing jumps when figures change. */
  readonly slots: readonly string[];
  readonly series: readonly BarSeries[];
  readonly height: number;
  /** The last slot is still being filled. */
  readonly isRunning?: boolean;
  /** Maximum number of labels below the slots; fewer on phones. */
  readonly maxLabels?: number;
  /** An element in front of the chart handles the keys and has the accessible name. */
  readonly hasNoKeys?: boolean;
}

/** Number of labels that fit below the slots. */
const MAX_LABELS = 6;
const MAX_PHONE_LABELS = { short: 3, long: 2 } as const;
/** Longer labels, such as a day with its time, count as `long`. */
const SHORT_LABEL_LENGTH = 8;

/** Place of the bars in the chart, in px from its edges; the slots share the width between them equally. */
export const barsPlace = { position: 'absolute', top: 8, right: 4, bottom: 28, left: 60 } as const;

/** Bars by time, at once and without movement; arrow keys go from bar to bar. */
export function TimeBars(props: TimeBarsProps) {
  const { label, slots, series, height, isRunning = false, maxLabels = MAX_LABELS, hasNoKeys = false } = props;
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const labelEvery = Math.ceil(slots.length / (isPhone ? Math.min(maxLabels, maxBarsOnPhones(slots)) : maxLabels));
  const scale = barScale(slots.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)));
  const { chosenIndex, pointing, keys } = useChosenSlot(slots.length);
  const hint = useId();
  const slotText = (index: number) =>
    `${slots[index]}: ${series.map((of) => `${of.label} ${tc.number(of.values[index] ?? 0)}`).join(', ')}`;
  return (
    <Box role="figure" aria-label={label} sx={frame} style={{ height }}>
      <Scale {...scale} />
      <Box
        sx={plot}
        {...pointing}
        {...(!hasNoKeys && {
          ...keys,
          role: 'slider',
          tabIndex: 0,
          'aria-label': label,
          'aria-describedby': hint,
          'aria-valuemin': 1,
          'aria-valuemax': slots.length,
          'aria-valuenow': (chosenIndex ?? slots.length - 1) + 1,
          'aria-valuetext': slotText(chosenIndex ?? slots.length - 1),
        })}
      >
        <Bars series={series} slots={slots.length} top={scale.top} isRunning={isRunning} chosenIndex={chosenIndex} />
        {chosenIndex !== null && chosenIndex < slots.length && (
          <SlotTooltip slot={chosenIndex} slots={slots} series={series} />
        )}
      </Box>
      {!hasNoKeys && <VisuallyHidden id={hint}>{tc.chart.keyboard}</VisuallyHidden>}
      <Box aria-hidden sx={below}>
        {slots.map((slot, index) =>
          index % labelEvery === 0 ? (
            <span key={index} style={{ left: `${((index + 0.5) / slots.length) * 100}%` }}>
              {slot}
            </span>
          ) : null,
        )}
      </Box>
    </Box>
  );
}

function maxBarsOnPhones(slots: readonly string[]): number {
  return MAX_PHONE_LABELS[slots.some(({ length }) => length > SHORT_LABEL_LENGTH) ? 'long' : 'short'];
}

/** The slot under the pointer, or the one that was reached by keys. */
function useChosenSlot(slots: number) {
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && chosenIndex !== null) setChosenIndex(null);
    else {
      const from = chosenIndex ?? slots - 1;
      const nextSelection = moveSelection({ from, to: from }, event.key, false, slots);
      if (!nextSelection) return;
      setChosenIndex(nextSelection.to);
    }
    event.preventDefault();
  }

  const forget = () => setChosenIndex(null);
  return {
    chosenIndex,
    pointing: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => setChosenIndex(slotAt(event, slots)),
      onPointerLeave: forget,
    },
    keys: { onKeyDown: press, onBlur: forget },
  };
}

/** Hairlines across the chart, with their values. */
function Scale({ top, ticks }: BarScale) {
  return (
    <Box aria-hidden sx={lines}>
      {ticks.map((tick) => (
        <Box key={tick} sx={line} style={{ bottom: `${(tick / top) * 100}%` }}>
          <span>{shortNumber(tick)}</span>
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  position: 'relative',
  minWidth: 0,
  fontSize: '.75rem',
  lineHeight: '16px',
  color: 'text.secondary',
} as const;

const lines = { ...barsPlace, pointerEvents: 'none' } as const;

const plot = {
  ...barsPlace,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px', borderRadius: '3px' },
} as const;

const line = {
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: '1px solid',
  borderColor: 'chart.grid',
  '& > span': { position: 'absolute', right: '100%', top: -9, pr: 2, whiteSpace: 'nowrap' },
} as const;

const below = {
  ...barsPlace,
  top: 'auto',
  bottom: 0,
  height: barsPlace.bottom - 8,
  '& > span': { position: 'absolute', whiteSpace: 'nowrap', transform: 'translateX(-50%)' },
} as const;
