import type { Access, Role } from '@pruefer/contracts';
import type { TokenPurpose } from './token-claims.js';

export interface Principal {
  readonly userId: string;
  readonly name: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly purpose: TokenPurpose;
}

/** Whether a signed-in caller may use an endpoint. Admin includes manager; a setup token opens `session` alone. */
export function mayUse({ role, purpose }: Principal, access: Extract<Access, 'session' | Role>): boolean {
  if (access === 'session') return true;
  return purpose === 'full' && (role === 'admin' || access === 'manager');
}
