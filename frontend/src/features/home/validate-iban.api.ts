import type { IbanVerdict, ValidateIban } from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { type Address, call } from '../../api/call.js';

/** The contract's `validateIban`, held to it by the spec: its classes would bring 12 kB of validators to the public page. */
export const validateIbanAddress: Address = { method: 'POST', path: '/api/validate-iban' };

/** The one question of the home page. A mutation, so that nothing of it stays in a cache. */
export const validateIbanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    validateIban: build.mutation<IbanVerdict, ValidateIban>({ query: (body) => call(validateIbanAddress, body) }),
  }),
});

export const { useValidateIbanMutation } = validateIbanApi;
