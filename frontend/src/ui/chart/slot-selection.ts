import type { PointerEvent } from 'react';

/** Chosen slots of a chart, by index: the first chosen slot and the current one, which may be before it. */
export interface SlotSelection {
  readonly from: number;
  readonly to: number;
}

const clamp = (slot: number, slots: number) => Math.min(Math.max(slot, 0), slots - 1);

/** First and last slot of a selection, within the chart. */
export function firstAndLast({ from, to }: SlotSelection, slots: number): [first: number, last: number] {
  return [clamp(Math.min(from, to), slots), clamp(Math.max(from, to), slots)];
}

/**
 * Moves a selection by a key; null for other keys.
 * @param isExtending keeps `from`, so that the selection grows or shrinks
 */
export function moveSelection(
  { from, to }: SlotSelection,
  key: string,
  isExtending: boolean,
  slots: number,
): SlotSelection | null {
  const [back, on] = [to - 1, to + 1];
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: back,
    ArrowDown: back,
    ArrowRight: on,
    ArrowUp: on,
    Home: 0,
    End: slots - 1,
  };
  const move = moves[key];
  if (move === undefined) return null;
  const target = clamp(move, slots);
  return { from: isExtending ? from : target, to: target };
}

/**
 * The slot under the pointer; outside the bars, the nearest one. null where nothing is laid out.
 * @param inset distances of the bars from the edges of the element that has the handler
 */
export function slotAt(
  { currentTarget, clientX }: PointerEvent<HTMLElement>,
  slots: number,
  inset = { left: 0, right: 0 },
): number | null {
  const { left, width } = currentTarget.getBoundingClientRect();
  const barsWidth = width - inset.left - inset.right;
  if (barsWidth <= 0) return null;
  return clamp(Math.floor(((clientX - left - inset.left) / barsWidth) * slots), slots);
}
