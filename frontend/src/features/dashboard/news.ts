import type { EventLink } from '../../api/follow-live-events.js';
import { never } from '../../api/every.js';
import { useLookAfter } from '../../api/use-look-after.js';

/** What the server has sent about requests that the panels may not show yet. */
export interface News {
  readonly link: EventLink;
  /** Requests ever stored: another number is news. undefined until it is sent. */
  readonly storedRows: number | undefined;
}

interface Polling {
  readonly pollingInterval: number;
}

/** A panel asks by itself only while nobody tells it anything. */
export function pollingOf<P extends Polling>({ link }: News, polling: P): P | typeof never {
  return link === 'lost' ? polling : never;
}

/** Loads a panel anew after news, as often as it would ask by itself at most. */
export function useLookAfterNews(
  { link, storedRows }: News,
  { pollingInterval }: Polling,
  refetch: () => unknown,
): void {
  useLookAfter(link === 'live' ? storedRows : undefined, pollingInterval, () => void refetch());
}
