const WIDTH_PX = 2;

/** Outside the focused element, with a gap. */
const OUTSIDE_PX = 2;

/** Inside its edge: where a frame cuts off whatever sticks out, and in lists whose entries touch. */
export const INSIDE_PX = -2;

/**
 * The outline of the focused element; the same everywhere.
 * @param offsetPx from the outline's inner edge to the element
 */
export function focusRing(colour: string, offsetPx = OUTSIDE_PX) {
  return { outline: `${WIDTH_PX}px solid ${colour}`, outlineOffset: offsetPx };
}
