import { useAddress } from '../../ui/hooks/use-address.js';

const PARAMETER = 'pause';

/** Whether the screen is paused; kept in the address, so that it survives a reload. */
export function usePause(): { readonly isPaused: boolean; readonly toggle: () => void } {
  const [address, change] = useAddress();
  const isPaused = address.has(PARAMETER);
  return { isPaused, toggle: () => change({ [PARAMETER]: isPaused ? null : '1' }) };
}
