import { type RefCallback, useCallback, useState } from 'react';
import type { Room } from './measure.js';

/** Before it is measured, and where nothing is laid out: enough for one line of the largest type. */
const unmeasured: Room = { width: 1000, rem: 16 };

/** The width that an element has, measured again when it changes, and the ref callback of that element. */
export function useRoom(): [Room, RefCallback<HTMLElement>] {
  const [room, setRoom] = useState(unmeasured);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || unmeasured.rem;
      if (width === 0) return;
      setRoom((last) => (last.width === width && last.rem === rem ? last : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, follow];
}
