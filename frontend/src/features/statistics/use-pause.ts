import { useAddress } from '../../ui/use-address.js';

const PARAMETER = 'pause';

/** Whether the screen stands still; kept in the address, so that it does after a reload too. */
export function usePause(): { readonly isPaused: boolean; readonly toggle: () => void } {
  const [address, change] = useAddress();
  const isPaused = address.has(PARAMETER);
  return { isPaused, toggle: () => change({ [PARAMETER]: isPaused ? null : '1' }) };
}
