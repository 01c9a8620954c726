import type { IbanVerdict, validateIban as endpoint } from '@pruefer/contracts';
import { address, call } from '~/api/base/call.js';
import { type Answered, request } from '~/api/base/request.js';

/** The contract's `validateIban`: its classes would bring 12 kB of validators to the public page. */
export const validateIbanAddress = address<typeof endpoint>({
  method: 'POST',
  path: '/api/validate-iban',
  access: 'public',
});

/** The one question of the home page. Nothing of it stays in a cache. */
export function validateIban(iban: string, signal: AbortSignal): Promise<Answered<IbanVerdict>> {
  return request(call(validateIbanAddress, { body: { iban } }), { signal });
}
