import type { IbanVerdict, ValidateIban } from '@pruefer/contracts';
import { type Address, call } from '../../api/call.js';
import { type Answered, request } from '../../api/request.js';

/** The contract's `validateIban`, held to it by the spec: its classes would bring 12 kB of validators to the public page. */
export const validateIbanAddress: Address = { method: 'POST', path: '/api/validate-iban' };

/** The one question of the home page. Nothing of it stays in a cache. */
export function validateIban(iban: string, signal: AbortSignal): Promise<Answered<IbanVerdict>> {
  const body: ValidateIban = { iban };
  return request<IbanVerdict>(call(validateIbanAddress, body), { signal });
}
