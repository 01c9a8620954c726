import {
  changePassword,
  type ChangePassword,
  currentUser,
  login,
  type Login,
  setUpTwoFactor,
  verifyTwoFactor,
  type VerifyTwoFactor,
} from '@pruefer/contracts';
import { asks } from './asks.js';
import { baseApi } from './base-api.js';
import { call } from './contract-call.js';

/** Who is signed in, and everything around signing in. Secrets come by mutation, so that nothing of them stays in a cache. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query({ ...asks(() => call(currentUser)), providesTags: ['currentUser'] }),
    login: build.mutation(asks((body: Login) => call(login, { body }))),
    setUpTwoFactor: build.mutation(asks(() => call(setUpTwoFactor))),
    verifyTwoFactor: build.mutation(asks((body: VerifyTwoFactor) => call(verifyTwoFactor, { body }))),
    changePassword: build.mutation(asks((body: ChangePassword) => call(changePassword, { body }))),
  }),
});

export const {
  useCurrentUserQuery,
  useLoginMutation,
  useSetUpTwoFactorMutation,
  useVerifyTwoFactorMutation,
  useChangePasswordMutation,
} = authApi;
