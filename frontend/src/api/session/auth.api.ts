import type * as contract from '@pruefer/contracts';
import type { ChangePasswordBody, LoginBody, VerifyTwoFactorBody } from '@pruefer/contracts';
import { apiCall, apiRead } from '../store/api-call.js';
import { baseApi } from '../store/base-api.js';
import { call, toEndpoint } from '../http/call.js';

/** The contract's endpoints, described here because its classes would load 20 kB of validators into the sign-in. */
export const authEndpoints = {
  currentUser: toEndpoint<typeof contract.currentUser>({ method: 'GET', path: '/api/auth/user', access: 'session' }),
  login: toEndpoint<typeof contract.login>({ method: 'POST', path: '/api/auth/login', access: 'public' }),
  setUpTwoFactor: toEndpoint<typeof contract.setUpTwoFactor>({
    method: 'POST',
    path: '/api/auth/setup-2fa',
    access: 'session',
  }),
  verifyTwoFactor: toEndpoint<typeof contract.verifyTwoFactor>({
    method: 'POST',
    path: '/api/auth/verify-2fa',
    access: 'session',
  }),
  changePassword: toEndpoint<typeof contract.changePassword>({
    method: 'PUT',
    path: '/api/auth/change-password',
    access: 'manager',
  }),
};
const { currentUser, login, setUpTwoFactor, verifyTwoFactor, changePassword } = authEndpoints;

/** The signed-in user, and calls of the sign-in. Secrets are requested by mutations, so that no cache keeps them. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query(apiRead('currentUser', () => call(currentUser))),
    login: build.mutation(apiCall((body: LoginBody) => call(login, { body }))),
    setUpTwoFactor: build.mutation(apiCall(() => call(setUpTwoFactor))),
    verifyTwoFactor: build.mutation(apiCall((body: VerifyTwoFactorBody) => call(verifyTwoFactor, { body }))),
    changePassword: build.mutation(apiCall((body: ChangePasswordBody) => call(changePassword, { body }))),
  }),
});

export const {
  useCurrentUserQuery,
  useLoginMutation,
  useSetUpTwoFactorMutation,
  useVerifyTwoFactorMutation,
  useChangePasswordMutation,
} = authApi;
