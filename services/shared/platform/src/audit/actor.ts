import type { RequestOrigin } from '../access/request-origins.js';
import type { Principal } from '../access/principal.js';
import type { IdempotentCall } from '../idempotency/idempotent-call.js';

export interface Actor {
  readonly userId?: string;
  readonly name: string;
  readonly origin?: RequestOrigin | undefined;
  /** Set when the caller may safely repeat the action. */
  readonly repeatable?: IdempotentCall | undefined;
  /** Aborted when the client disconnects before the answer; never on the command line. */
  readonly signal?: AbortSignal;
}

export interface SignedInActor extends Actor, Principal {
  readonly userId: string;
  readonly name: string;
  readonly origin: RequestOrigin;
}

export const commandLineActor: Actor = { name: 'Kommandozeile' };

/** The actor of changes that follow from a start or a passed time. */
export const systemActor: Actor = { name: 'System' };
