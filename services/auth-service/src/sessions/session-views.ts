import type { OwnSession } from '@pruefer/contracts';
import type { AliveSession } from './session.repository.js';

/** A session as its user sees it: built field by field, so that its id cannot slip out (docs/SECURITY.md A6). */
export function ownSessionOf({ handle, device, network, since, lastSeen, isCurrent }: AliveSession): OwnSession {
  return { id: handle, device, network, since: since.toISOString(), lastSeen: lastSeen.toISOString(), isCurrent };
}
