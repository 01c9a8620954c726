import type { Selection } from './selection.js';

const DAY_MS = 86_400_000;

/** The same selection extended to whole UTC days, so that sums of days show which of them may have rows. */
export function inWholeDays(selection: Selection): Selection {
  const from = new Date(Math.floor(+selection.from / DAY_MS) * DAY_MS);
  const to = new Date(Math.ceil(+selection.to / DAY_MS) * DAY_MS);
  return { ...selection, from, to };
}
