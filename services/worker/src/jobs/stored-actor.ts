import type { Actor } from '@pruefer/platform';

/** What a job keeps of who began it: what its audit rows need, nothing of the session. */
export function storedActor({ userId, name, origin }: Actor): string {
  return JSON.stringify({ userId, name, origin: origin && { address: origin.address, requestId: origin.requestId } });
}
