import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOnline } from '~/ui/hooks/use-online.js';
import { isServerThere } from '~/ui/lazy/is-server-there.js';
import { usePageVisible } from '~/ui/hooks/use-page-visible.js';
import { baseApi } from '../store/base-api.js';
import { connectionRestored, type ConnectionState } from '../store/connection.slice.js';

type Connection = 'online' | 'offline' | 'unreachable';

const PROBE_INTERVAL_MS = 5_000;

/** The connection to the server. Probes it only while it is lost, and then reloads the shown data. */
export function useConnection(): Connection {
  const dispatch = useDispatch();
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  const isLost = useSelector(({ connection }: ConnectionState) => connection.isLost);
  const isProbing = isLost && isOnline && isVisible;

  useEffect(() => {
    if (!isProbing) return;
    let hasLeft = false;
    const probe = async () => {
      if (!(await isServerThere()) || hasLeft) return;
      dispatch(connectionRestored());
      dispatch(baseApi.internalActions.onOnline());
    };
    void probe();
    const timer = setInterval(() => void probe(), PROBE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      hasLeft = true;
    };
  }, [isProbing, dispatch]);

  if (!isOnline) return 'offline';
  return isLost ? 'unreachable' : 'online';
}
