import { useSearchParams } from 'react-router';

const PARAMETER = 'pause';

/** Whether the screen stands still; kept in the address, so that it does after a reload too. */
export function usePause(): { readonly isPaused: boolean; readonly toggle: () => void } {
  const [address, setAddress] = useSearchParams();
  const isPaused = address.has(PARAMETER);

  function toggle() {
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (isPaused) next.delete(PARAMETER);
      else next.set(PARAMETER, '1');
      return next;
    });
  }
  return { isPaused, toggle };
}
