export type ToastPlace = 'top' | 'bottom';

/** Width of a toast and its margin. */
const WIDTH_PX = 404;
/** Height of a toast of three lines and its margins. */
const HEIGHT_PX = 140;
/** Answers come below their form. */
const ANSWER_PX = 140;
/** A dialog grows with the messages at its fields, and its buttons move down. */
const COMPLAINTS_PX = 80;

interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

/** The place of the next toast: not over the element in use, nor over the answer below it. */
export function toastPlace(): ToastPlace {
  const activeElement = document.activeElement;
  if (!activeElement || activeElement === document.body) return 'bottom';
  const dialog = activeElement.closest('[role$=dialog]');
  const form = dialog ? null : activeElement.closest('form');
  const { top, bottom, right } = (dialog ?? form ?? activeElement).getBoundingClientRect();
  return placeBeside({ top, bottom: bottom + (dialog ? COMPLAINTS_PX : 0), right }, form !== null, window);
}

/**
 * The side of the window with room for a toast next to an element.
 * @param isAsking whether it is a form of the page, with its answer below: then the top is better
 */
export function placeBeside(
  { top, bottom, right }: Edges,
  isAsking: boolean,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): ToastPlace {
  if (isAsking && top >= HEIGHT_PX) return 'top';
  const isBeside = right <= innerWidth - WIDTH_PX;
  const below = innerHeight - bottom - (isAsking ? ANSWER_PX : 0);
  // Where there is no room at all, a heading is covered and not the buttons below it.
  return isBeside || below >= HEIGHT_PX || (isAsking && below > top) ? 'bottom' : 'top';
}
