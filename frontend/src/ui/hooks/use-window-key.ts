import { useEffect, useEffectEvent } from 'react';

/** Runs an action instead of the browser's own when a key is pressed anywhere on the page. */
export function useWindowKey(matches: (event: KeyboardEvent) => boolean, action: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
