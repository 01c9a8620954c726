import { createRequire } from 'node:module';

/** What these corrections were written against: another version has to be read again (its spec says so). */
export const CORRECTED_KAFKAJS = '2.2.4';

/** Requests have 2 s to be answered: so they have at most 3 s (docs/SECURITY.md D4). */
const LOOK_EVERY_MS = 1_000;

/** Queues of open connections, and the one timer that looks at all of them: each wake-up of an idle process costs more than a look. */
const watched = new Set<RequestQueue>();
let looks: NodeJS.Timeout | undefined;

interface PendingRequest {
  readonly sentAt: number;
  readonly requestTimeout: number;
  timeoutRequest(): void;
}

/** The part of kafkajs' queue of one connection that is corrected. */
interface RequestQueue {
  readonly enforceRequestTimeout: boolean;
  readonly inflight: ReadonlyMap<number, PendingRequest>;
  readonly pending: readonly PendingRequest[];
  isConnected(): boolean;
  destroy: (this: RequestQueue) => void;
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
  scheduleRequestTimeoutCheck: (this: RequestQueue) => void;
}

/**
 * Lets idle connections of kafkajs sleep. As it comes, it arms a timer with a time in the past whenever no request waits, which Node
 * makes one of a millisecond, for ever: 870 wake-ups a second and process. And it looks ten times a second at each connection, of which
 * a process has up to thirteen, whether a request is overdue. Both are corrected for all clients of the process, as soon as this module is loaded.
 */
function calmRequestQueues(): void {
  const { prototype: queue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
    readonly prototype: RequestQueue;
  };
  const { destroy, scheduleCheckPendingRequests: checkLater } = queue;
  queue.scheduleCheckPendingRequests = function () {
    // The caller that adds a request that has to wait schedules the check itself.
    if (this.pending.length > 0) checkLater.call(this);
  };
  queue.scheduleRequestTimeoutCheck = function () {
    if (!this.enforceRequestTimeout) return;
    watched.add(this);
    looks ??= setInterval(() => watched.forEach(endOverdue), LOOK_EVERY_MS);
  };
  queue.destroy = function () {
    watched.delete(this);
    if (watched.size === 0) {
      clearInterval(looks);
      looks = undefined;
    }
    destroy.call(this);
  };
}

function endOverdue(queue: RequestQueue): void {
  const now = Date.now();
  for (const request of queue.inflight.values())
    if (now - request.sentAt > request.requestTimeout) request.timeoutRequest();
  if (!queue.isConnected()) queue.destroy();
}

calmRequestQueues();
