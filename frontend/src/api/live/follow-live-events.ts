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
    // Aborts this connection alone, because a silent one must not stay open.
    const connection = new AbortController();
    try {
      const body = await open(AbortSignal.any([signal, connection.signal]));
      if (body === 'unauthorized') return onSessionEnd();
      for await (const event of withoutLongSilence(readEvents(body))) {
        if (signal.aborted) return;
        pauseMs = FIRST_PAUSE_MS;
        onLink('live');
        if (event !== 'comment') onEvent(event.name, JSON.parse(event.data));
      }
    } catch {
      // Every error is ignored: without events the screen polls, and shows the errors of its polling calls.
    } finally {
      connection.abort();
    }
    if (signal.aborted) return;
    onLink('lost');
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }
}

/** @throws Error for every answer that is no stream */
async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | 'unauthorized'> {
  const response = await fetch(new URL(followEvents.path, window.location.origin), {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readToken() ?? ''}` },
    credentials: 'include',
    signal,
  });
  if (response.status === 401) return 'unauthorized';
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`);
  return response.body;
}

/** @throws Error when no event arrives for MAX_SILENCE_MS, for example on a dead connection after the machine slept */
async function* withoutLongSilence<T>(events: AsyncGenerator<T>): AsyncGenerator<T> {
  for (;;) {
    const next = await withSilenceLimit(events.next());
    if (next.done) return;
    yield next.value;
  }
}

async function withSilenceLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the stream is silent')), MAX_SILENCE_MS);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
