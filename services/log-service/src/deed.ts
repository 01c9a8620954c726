import type { AuditEntry, Origin, Principal } from '@pruefer/platform';

/** Who does something, and from where. */
export interface Deed extends Pick<AuditEntry, 'origin'> {
  readonly actor: NonNullable<AuditEntry['actor']>;
}

export function deedOf({ userId, name }: Principal, origin: Origin): Deed {
  return { actor: { userId, name }, origin };
}
