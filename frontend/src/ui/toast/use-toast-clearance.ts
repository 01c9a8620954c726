import { type RefObject, useEffect } from 'react';

/** Distance that toasts keep from the bottom of the window; read by the stage's styles. */
const CLEARANCE = '--toast-clearance';
/** Below the element there is room for a toast of three lines. */
const ROOM_PX = 164;

/** Keeps toasts above an element that sticks to the bottom of the window. @param isSticky whether it does at present */
export function useToastClearance(element: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { top, bottom } = element.current!.getBoundingClientRect();
      const isInTheWay = top < window.innerHeight && window.innerHeight - bottom < ROOM_PX;
      style.setProperty(CLEARANCE, isInTheWay ? `${window.innerHeight - top}px` : '0px');
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element.current!);
    sizes.observe(document.body);
    // Also of a pane within the page.
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      style.removeProperty(CLEARANCE);
    };
  }, [element, isSticky]);
}
