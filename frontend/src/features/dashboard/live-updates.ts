import type { EventLink } from '~/api/live/follow-live-events.js';
import { noPolling } from '~/api/live/polling-intervals.js';
import { useOnUpdate } from '~/api/live/use-on-update.js';

/** Events about requests that the panels may not show yet. */
export interface LiveUpdates {
  readonly link: EventLink;
  /** Number of requests ever stored; a new number is an update. undefined until the server sends it. */
  readonly storedRows: number | undefined;
}

interface Polling {
  readonly pollingInterval: number;
}

/** A panel polls only while no events come. */
export function getPolling<P extends Polling>({ link }: LiveUpdates, polling: P): P | typeof noPolling {
  return link === 'lost' ? polling : noPolling;
}

/** Reloads a panel after an update, at most as often as it would poll. */
export function useRefetchOnUpdate(
  { link, storedRows }: LiveUpdates,
  { pollingInterval }: Polling,
  refetch: () => unknown,
): void {
  useOnUpdate(link === 'live' ? storedRows : undefined, pollingInterval, () => void refetch());
}
