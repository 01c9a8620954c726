import Box from '@mui/material/Box';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.js';
import { barsPlace, TimeBars } from './TimeBars.js';
import { firstAndLast, moveSelection, slotAt, type SlotSelection } from './slot-selection.js';

interface ZoomBarsProps extends Omit<ComponentProps<typeof TimeBars>, 'hasNoKeys'> {
  /** Accessible name of the slider that chooses slots; `zoomHint` describes its keys. */
  readonly zoomLabel: string;
  readonly zoomHint: string;
  /** Text read out when slots are chosen, by their indexes. */
  readonly describe: (first: number, last: number) => string;
  readonly onZoom: (first: number, last: number) => void;
}

/** A pointer that moves at least this far is dragging. */
const DRAG_PX = 4;

/** Bars by time with a zoom: the user drags across some bars, or chooses them with the arrow keys and Enter. */
export function ZoomBars({ zoomLabel, zoomHint, describe, onZoom, ...bars }: ZoomBarsProps) {
  const hint = useId();
  const slots = bars.slots.length;
  const [keys, setKeys] = useState<SlotSelection | null>(null);
  const { drag, ...pointer } = useDrag(slots, onZoom);
  const selection = drag ?? keys ?? { from: slots - 1, to: slots - 1 };
  const [first, last] = firstAndLast(selection, slots);

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') onZoom(first, last);
    else if (event.key === 'Escape' && keys) setKeys(null);
    else {
      const nextSelection = moveSelection(keys ?? selection, event.key, event.shiftKey, slots);
      if (!nextSelection) return;
      setKeys(nextSelection);
    }
    event.preventDefault();
  }

  return (
    <Box sx={frame} {...pointer}>
      <TimeBars {...bars} hasNoKeys />
      <VisuallyHidden id={hint}>{zoomHint}</VisuallyHidden>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={zoomLabel}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={slots}
        aria-valuenow={last + 1}
        aria-valuetext={describe(first, last)}
        onKeyDown={press}
        onBlur={() => setKeys(null)}
        sx={plot}
      >
        {(drag ?? keys) && <Box sx={marked} style={selectionStyle(first, last, slots)} />}
      </Box>
    </Box>
  );
}

/** Follows a press that begins on the bars. Only the horizontal position counts. */
function useDrag(slots: number, onZoom: (first: number, last: number) => void) {
  const [drag, setDrag] = useState<(SlotSelection & { readonly startPx: number; readonly isWide: boolean }) | null>(
    null,
  );

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const slot = slotAt(event, slots, barsPlace);
    if (slot !== null) setDrag({ from: slot, to: slot, startPx: event.clientX, isWide: false });
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!drag) return;
    const isWide = drag.isWide || Math.abs(event.clientX - drag.startPx) > DRAG_PX;
    if (isWide && !drag.isWide) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, isWide, to: slotAt(event, slots, barsPlace) ?? drag.to });
  }

  function end() {
    setDrag(null);
    if (drag?.isWide) onZoom(...firstAndLast(drag, slots));
  }

  return {
    drag: drag?.isWide ? drag : null,
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  };
}

/** Inline style and not a class, because a class would create a rule for every selection. */
function selectionStyle(first: number, last: number, slots: number) {
  return { left: `${(first / slots) * 100}%`, width: `${((last - first + 1) / slots) * 100}%` };
}

const frame = { position: 'relative', cursor: 'crosshair', userSelect: 'none' } as const;

const plot = { ...barsPlace, pointerEvents: 'none', borderRadius: '3px' } as const;

const marked = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  bgcolor: 'action.focus',
  borderInline: '1px solid',
  borderColor: 'primary.main',
} as const;
