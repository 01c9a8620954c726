import { type RefObject, useEffect, useState } from 'react';

/** Whether the window has been scrolled so far that the start of an element is out of sight. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast((element.current?.getBoundingClientRect().top ?? 0) < 0);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [element]);
  return isPast;
}
