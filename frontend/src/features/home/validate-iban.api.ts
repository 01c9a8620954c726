import type { ValidateIban, validateIban } from '@pruefer/contracts';
import { asks } from '../../api/asks.js';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/contract-call.js';

/** The contract's `validateIban`, held to it by the spec: its classes would bring 12 kB of validators to the public page. */
export const validateIbanAddress = {
  method: 'POST',
  path: '/api/validate-iban',
  access: 'public',
} as typeof validateIban;

/** The one question of the home page. A mutation, so that nothing of it stays in a cache. */
export const validateIbanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    validateIban: build.mutation(asks((body: ValidateIban) => call(validateIbanAddress, { body }))),
  }),
});

export const { useValidateIbanMutation } = validateIbanApi;
