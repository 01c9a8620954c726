import type { EventLink } from '~/api/live/follow-live-events.js';
import { never } from '~/api/live/polling-intervals.js';
import { useOnNews } from '~/api/live/use-on-news.js';

/** Events about requests that the panels may not show yet. */
export interface News {
  readonly link: EventLink;
  /** Requests ever stored: another number is news. undefined until it is sent. */
  readonly storedRows: number | undefined;
}

interface Polling {
  readonly pollingInterval: number;
}

/** A panel polls only while no events come. */
export function pollingOf<P extends Polling>({ link }: News, polling: P): P | typeof never {
  return link === 'lost' ? polling : never;
}

/** Reloads a panel after news, at most as often as it would poll. */
export function useRefetchOnNews(
  { link, storedRows }: News,
  { pollingInterval }: Polling,
  refetch: () => unknown,
): void {
  useOnNews(link === 'live' ? storedRows : undefined, pollingInterval, () => void refetch());
}
