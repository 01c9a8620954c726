import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOnline } from '../ui/use-online.js';
import { baseApi } from './base-api.js';
import { connectionFound, type ConnectionState } from './connection.slice.js';
import { usePageVisible } from './use-page-visible.js';

export type Connection = 'online' | 'offline' | 'unreachable';

/** Small, and nobody needs to be signed in for it. */
const PROBE = '/favicon.svg';
const PROBE_EVERY_MS = 5_000;
const PROBE_TIMEOUT_MS = 4_000;

/** How the line to the server is. While it is gone, and only then, the server is looked for; then what is shown is loaded anew. */
export function useConnection(): Connection {
  const dispatch = useDispatch();
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  const isLost = useSelector(({ connection }: ConnectionState) => connection.isLost);
  const isLooking = isLost && isOnline && isVisible;

  useEffect(() => {
    if (!isLooking) return;
    const leaving = new AbortController();
    const look = async () => {
      if (!(await isAnswered(leaving.signal)) || leaving.signal.aborted) return;
      dispatch(connectionFound());
      dispatch(baseApi.internalActions.onOnline());
    };
    void look();
    const timer = setInterval(() => void look(), PROBE_EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [isLooking, dispatch]);

  if (!isOnline) return 'offline';
  return isLost ? 'unreachable' : 'online';
}

async function isAnswered(leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
    await fetch(new URL(PROBE, window.location.origin), { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
