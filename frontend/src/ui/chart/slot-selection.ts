/** Chosen slots of a chart, by index: the first chosen slot and the current one, which may be before it. */
export interface SlotSelection {
  readonly from: number;
  readonly to: number;
}

/** First and last slot of a selection, within the chart. */
export function firstAndLast({ from, to }: SlotSelection, slots: number): [first: number, last: number] {
  const clamp = (slot: number) => Math.min(Math.max(slot, 0), slots - 1);
  return [clamp(Math.min(from, to)), clamp(Math.max(from, to))];
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
  const target = targetOf(key, to, slots);
  if (target === null) return null;
  return { from: isExtending ? from : target, to: target };
}

function targetOf(key: string, slot: number, slots: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(slot - 1, 0);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(slot + 1, slots - 1);
    case 'Home':
      return 0;
    case 'End':
      return slots - 1;
    default:
      return null;
  }
}
