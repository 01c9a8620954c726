import { followEvents } from '@pruefer/contracts';
import { readToken } from '../http/auth-token.js';
import { readEvents } from './event-stream.js';

/** `connecting`: at first, and while no screen needs events. `lost`: retries with growing pauses. */
export type EventLink = 'connecting' | 'live' | 'lost';

interface Following {
  readonly signal: AbortSignal;
  readonly onEvent: (name: string, data: unknown) => void;
  readonly onLink: (link: EventLink) => void;
  /** The server does not accept the token any more. */
  readonly onSessionEnd: () => void;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** The server says something at least every 15 s. */
const MAX_SILENCE_MS = 20_000;

/**
 * Reads the event stream until the signal is given: broken connections are made again, after pauses that grow from 1 to 30 s.
 * By `fetch`, because a browser's EventSource cannot send the bearer token.
 */
export async function followLiveEvents({ signal, onEvent, onLink, onSessionEnd }: Following): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    // Aborts this connection alone: a silent one, for example after the machine slept, must not stay open.
    const connection = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const limitSilence = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), MAX_SILENCE_MS);
    };
    try {
      limitSilence();
      const response = await open(AbortSignal.any([signal, connection.signal]));
      if (response === 'unauthorized') return onSessionEnd();
      for await (const event of readEvents(response)) {
        if (signal.aborted) return;
        limitSilence();
        pauseMs = FIRST_PAUSE_MS;
        onLink('live');
        if (event !== 'comment') onEvent(event.name, JSON.parse(event.data));
      }
    } catch {
      // Every error is ignored: without events the screen polls, and shows the errors of its polling calls.
    } finally {
      clearTimeout(silence);
      connection.abort();
    }
    if (signal.aborted) return;
    onLink('lost');
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }
}

/** @throws Error for every answer that is no stream */
async function open(signal: AbortSignal): Promise<Response | 'unauthorized'> {
  const token = readToken();
  const response = await fetch(new URL(followEvents.path, window.location.origin), {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token ?? ''}` },
    credentials: 'include',
    signal,
  });
  // A late answer to an earlier token says nothing about the present session.
  if (response.status === 401 && token === readToken()) return 'unauthorized';
  if (!response.ok) throw new Error(`no events: ${response.status}`);
  return response;
}

/** Waits, at most until the signal is given. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  return new Promise((resolve) => {
    if (end.aborted) resolve();
    else end.addEventListener('abort', () => resolve());
  });
}
