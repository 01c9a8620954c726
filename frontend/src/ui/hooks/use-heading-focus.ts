import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** History state of a screen that was opened from the search. */
export const searchState = { isFound: true } as const;

/** Puts the focus on the heading of a screen that the user has searched for: what held it before is closed. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: Partial<typeof searchState> | null };
  const isFound = state?.isFound === true;
  useEffect(() => {
    if (isFound) heading.current?.focus();
  }, [key, isFound]);
  return heading;
}
