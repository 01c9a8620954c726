import type { Actor } from '@pruefer/platform';

/** The stored actor of a job: the fields for audit rows, nothing of the session. */
export function storedActor({ userId, name, origin }: Actor): string {
  return JSON.stringify({ userId, name, origin: origin && { address: origin.address, requestId: origin.requestId } });
}
