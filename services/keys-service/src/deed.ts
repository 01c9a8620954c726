import type { AuditEntry, IdempotentCall } from '@pruefer/platform';

/** Who does something, and from where; the operator's command line comes from nowhere. */
export interface Deed extends Pick<AuditEntry, 'origin'> {
  readonly actor: { readonly userId?: string; readonly name: string };
  /** Set when the caller may repeat it without it being done twice. */
  readonly repeatable?: IdempotentCall | undefined;
}
