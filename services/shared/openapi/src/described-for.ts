import type { Access, Endpoint } from '@pruefer/contracts';

/** Readers of a document: visitors and customers, or users of the console. */
export type Audience = 'customers' | 'staff';

const accesses: Readonly<Record<Audience, readonly Access[]>> = {
  customers: ['public', 'apiKey'],
  staff: ['public', 'apiKey', 'session', 'manager', 'admin'],
};

/** The endpoints that an audience needs. No document contains internal calls between services, and customers do not sign in. */
export function describedFor(audience: Audience, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(
    ({ access, service }) => accesses[audience].includes(access) && (audience === 'staff' || service !== 'auth'),
  );
}
