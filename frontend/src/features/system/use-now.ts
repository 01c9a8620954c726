import { useEffect, useState } from 'react';
import { usePageVisible } from '~/api/live/use-page-visible.js';

const SECOND_MS = 1_000;

/** The time, at the turn of every second; it pauses while the page is hidden. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    const timer = setTimeout(() => setNow(new Date()), SECOND_MS - (now.getTime() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now, isVisible]);
  return now;
}
