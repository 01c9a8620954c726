import type { LiveEventName, LiveEvents, LiveFigures } from '@pruefer/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageVisible } from '~/ui/hooks/use-page-visible.js';
import { useApiDispatch } from '../store/use-api-dispatch.js';
import { dashboardApi } from './dashboard.api.js';
import { type EventLink, followLiveEvents } from './follow-live-events.js';
import { openLiveLink } from './live-links.js';
import { sessionEnded } from '../store/session.slice.js';

/** Handlers of the events that a screen uses. */
type LiveHandlers = { readonly [Name in Exclude<LiveEventName, 'figures'>]?: (data: LiveEvents[Name]) => void };

/**
 * Follows the server's events while the screen is shown and its tab is visible. Stores the live figures, which the top
 * bar reads too.
 * @param isEnabled false: the stream is closed
 * @returns `live` while events come; at `lost` the screen polls until they come again
 */
export function useLiveEvents(handlers: LiveHandlers, isEnabled = true): EventLink {
  const isVisible = usePageVisible();
  const dispatch = useApiDispatch();
  const [link, setLink] = useState<EventLink>('connecting');
  const handle = useEffectEvent((name: string, data: unknown) => {
    if (name === 'figures') {
      void dispatch(dashboardApi.util.upsertQueryData('liveFigures', undefined, data as LiveFigures));
      return;
    }
    // The contract defines the data of each event name; this screen ignores names without a handler.
    (handlers as Readonly<Record<string, ((data: unknown) => void) | undefined>>)[name]?.(data);
  });
  const end = useEffectEvent(() => dispatch(sessionEnded()));

  useEffect(() => {
    if (!isEnabled || !isVisible) return;
    const controller = new AbortController();
    void followLiveEvents({
      signal: controller.signal,
      onEvent: (name, data) => handle(name, data),
      onLink: setLink,
      onSessionEnd: () => end(),
    });
    return () => {
      controller.abort();
      setLink('connecting');
    };
  }, [isEnabled, isVisible]);
  useEffect(() => (link === 'live' ? openLiveLink() : undefined), [link]);
  return link;
}
