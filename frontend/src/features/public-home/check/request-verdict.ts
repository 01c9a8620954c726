import type { validateIban as endpoint, IbanVerdict } from '@pruefer/contracts';
import { call, toEndpoint } from '~/api/http/call.js';
import { type Answered, request } from '~/api/http/request.js';

/** The contract's `validateIban`, described here because its classes would load 12 kB of validators into the page. */
export const validateIbanEndpoint = toEndpoint<typeof endpoint>({
  method: 'POST',
  path: '/api/validate-iban',
  access: 'public',
});

/** Asks the gateway about an IBAN. Not a query of the store, so that no cache keeps the IBAN or the answer. */
export function requestVerdict(iban: string, signal: AbortSignal): Promise<Answered<IbanVerdict>> {
  return request(call(validateIbanEndpoint, { body: { iban } }), { signal });
}
