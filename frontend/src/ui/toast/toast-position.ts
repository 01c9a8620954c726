export type ToastPosition = 'top' | 'bottom';

/** Width of a toast and its margin. */
const WIDTH_PX = 404;
/** Height of a toast of three lines and its margins. */
const HEIGHT_PX = 140;
/** Height of the answer that appears below a form. */
const ANSWER_PX = 140;
/** Height by which messages at the fields make a dialog grow, which moves its buttons down. */
const COMPLAINTS_PX = 80;

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

/** Position of the next toast: not over the focused element, nor over the answer below it. */
export function toastPosition(): ToastPosition {
  const activeElement = document.activeElement;
  if (!activeElement || activeElement === document.body) return 'bottom';
  const dialog = activeElement.closest('[role$=dialog]');
  const form = dialog ? null : activeElement.closest('form');
  const { top, bottom, right } = (dialog ?? form ?? activeElement).getBoundingClientRect();
  return freeSide({ top, bottom: bottom + (dialog ? COMPLAINTS_PX : 0), right }, form !== null, window);
}

/**
 * The side of the window with room for a toast next to an element.
 * @param isAsking whether it is a form of the page, with its answer below: then the top is better
 */
export function freeSide(
  { top, bottom, right }: Edges,
  isAsking: boolean,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): ToastPosition {
  if (isAsking && top >= HEIGHT_PX) return 'top';
  const isBeside = right <= innerWidth - WIDTH_PX;
  const below = innerHeight - bottom - (isAsking ? ANSWER_PX : 0);
  // Without room on either side the toast covers the heading at the top and not the buttons at the bottom.
  return isBeside || below >= HEIGHT_PX || (isAsking && below > top) ? 'bottom' : 'top';
}
