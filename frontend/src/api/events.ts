import type { LiveEventName, LiveEvents } from '@pruefer/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type EventLink, followLiveEvents } from './follow-live-events.js';
import { sessionEnded } from './session.slice.js';
import { usePageVisible } from './use-page-visible.js';

/** What to do with each event a screen cares for. */
export type LiveHandlers = { readonly [Name in LiveEventName]?: (data: LiveEvents[Name]) => void };

/**
 * Follows the server's events as long as the screen is shown and its tab visible.
 * @param isOn false: the stream is closed
 * @returns `live` while events come; at `lost` the screen polls by itself until they come again
 */
export function useLiveEvents(handlers: LiveHandlers, isOn = true): EventLink {
  const isVisible = usePageVisible();
  const dispatch = useDispatch();
  const [link, setLink] = useState<EventLink>('connecting');
  const handle = useEffectEvent((name: string, data: unknown) => {
    // The contract says which data a name stands for; others are not for this screen.
    (handlers as Readonly<Record<string, ((data: unknown) => void) | undefined>>)[name]?.(data);
  });
  const end = useEffectEvent(() => dispatch(sessionEnded()));

  useEffect(() => {
    if (!isOn || !isVisible) return;
    const leaving = new AbortController();
    void followLiveEvents({
      signal: leaving.signal,
      onEvent: (name, data) => handle(name, data),
      onLink: setLink,
      onSessionEnd: () => end(),
    });
    return () => {
      leaving.abort();
      setLink('connecting');
    };
  }, [isOn, isVisible]);
  return link;
}
