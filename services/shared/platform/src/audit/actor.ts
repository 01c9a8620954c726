import type { Origin } from '../access/origins.js';
import type { Principal } from '../access/principal.js';
import type { IdempotentCall } from '../idempotency/idempotent-call.js';

/** Who does something, and from where; the operator's command line comes from nowhere. */
export interface Actor {
  readonly actor: { readonly userId?: string; readonly name: string };
  readonly origin?: Origin | undefined;
  /** Set when the caller may repeat it without it being done twice. */
  readonly repeatable?: IdempotentCall | undefined;
}

/** What somebody who is signed in does. */
export function actorOf({ userId, name }: Principal, origin: Origin): Actor {
  return { actor: { userId, name }, origin };
}
