import type { Access, Endpoint } from '@pruefer/contracts';

/** Visitors and customers, or the people of the console. */
export type Audience = 'customers' | 'staff';

const accesses: Readonly<Record<Audience, readonly Access[]>> = {
  customers: ['public', 'apiKey'],
  staff: ['public', 'apiKey', 'session', 'manager', 'admin'],
};

/** The calls that an audience may read about; what services ask each other is in no description. */
export function describedFor(audience: Audience, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(({ access }) => accesses[audience].includes(access));
}
