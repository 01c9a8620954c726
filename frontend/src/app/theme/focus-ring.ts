const WIDTH_PX = 2;

/** Offset outside the element, with a gap. */
const OUTSIDE_OFFSET_PX = 2;

/** Offset inside the element, for clipping frames and for lists whose entries touch. */
export const INSIDE_OFFSET_PX = -2;

/**
 * The outline of the focused element; the same everywhere.
 * @param offsetPx from the outline's inner edge to the element
 */
export function focusRing(colour: string, offsetPx = OUTSIDE_OFFSET_PX) {
  return { outline: `${WIDTH_PX}px solid ${colour}`, outlineOffset: offsetPx };
}
