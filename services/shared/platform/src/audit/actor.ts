import type { Origin } from '../access/origins.js';
import type { Principal } from '../access/principal.js';
import type { IdempotentCall } from '../idempotency/idempotent-call.js';

/** Who does something, and from where; the operator's command line comes from nowhere. */
export interface Actor {
  readonly userId?: string;
  readonly name: string;
  readonly origin?: Origin | undefined;
  /** Set when the caller may repeat it without it being done twice. */
  readonly repeatable?: IdempotentCall | undefined;
  /** Aborted when the caller has gone before the answer; the command line never does. */
  readonly left?: AbortSignal;
}

/** A user who is signed in. */
export interface SignedInActor extends Actor, Principal {
  readonly userId: string;
  readonly name: string;
  readonly origin: Origin;
}
