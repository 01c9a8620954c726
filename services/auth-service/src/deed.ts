import type { Origin, Principal } from '@pruefer/platform';

/** Who does something, and from where; the operator's command line comes from nowhere. */
export interface Deed {
  readonly actor: { readonly userId?: string; readonly name: string };
  readonly origin?: Origin;
}

/** What somebody who is signed in does. */
export function deedOf({ userId, name }: Principal, origin: Origin): Deed {
  return { actor: { userId, name }, origin };
}
