import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** History state of a screen that was opened from the search. */
export const fromSearchState = { isFound: true } as const;

/** Ref for the heading of a screen, which gets the focus when the screen was opened from the search. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: Partial<typeof fromSearchState> | null };
  const isFound = state?.isFound === true;
  useEffect(() => {
    if (isFound) heading.current?.focus();
  }, [key, isFound]);
  return heading;
}
