const WIDTH_PX = 2;

/** Outside what has the focus, with a gap. */
const OUTSIDE_PX = 2;

/** Inside its edge: where a frame cuts off whatever sticks out, and in lists whose entries touch. */
export const INSIDE_PX = -2;

/** The line around what has the focus; the same everywhere. @param offsetPx of its inner edge from what it surrounds */
export function focusRing(colour: string, offsetPx = OUTSIDE_PX) {
  return { outline: `${WIDTH_PX}px solid ${colour}`, outlineOffset: offsetPx };
}
