import { createRequire } from 'node:module';

/** Requests time out after 2 s; with this interval after at most 3 s (docs/SECURITY.md D4). */
const POLL_INTERVAL_MS = 1_000;

/** Open connections, checked by a single timer: each wake-up of an idle process costs more than the check. */
const watched = new Set<RequestQueue>();
let timer: NodeJS.Timeout | undefined;

interface PendingRequest {
  readonly sentAt: number;
  readonly requestTimeout: number;
  timeoutRequest(): void;
}

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
 * Patches kafkajs so that idle connections cause no wake-ups. The original rearms a timer with a past due time while no request
 * waits: 870 wake-ups per second and process. It also checks each of up to thirteen connections for timeouts ten times per
 * second. Loading this module patches all clients of the process. A test fails when kafkajs changes the patched file.
 */
function calmRequestQueues(): void {
  const { prototype: queue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
    readonly prototype: RequestQueue;
  };
  const { destroy, scheduleCheckPendingRequests: checkLater } = queue;
  queue.scheduleCheckPendingRequests = function () {
    // A request that has to wait schedules the check when it is added.
    if (this.pending.length > 0) checkLater.call(this);
  };
  queue.scheduleRequestTimeoutCheck = function () {
    if (!this.enforceRequestTimeout) return;
    watched.add(this);
    timer ??= setInterval(() => watched.forEach(endOverdue), POLL_INTERVAL_MS);
  };
  queue.destroy = function () {
    watched.delete(this);
    if (watched.size === 0) {
      clearInterval(timer);
      timer = undefined;
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
