import { type RefObject, useEffect, useState } from 'react';

/** Whether the window has been scrolled so far that the start of an element is out of sight. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast((element.current?.getBoundingClientRect().top ?? 0) < 0);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element]);
  return isPast;
}
