import {
  changePassword,
  type ChangePassword,
  currentUser,
  login,
  type Login,
  type LoginAnswer,
  type Message,
  type SessionUser,
  setUpTwoFactor,
  type TwoFactorSetup,
  type TwoFactorVerified,
  verifyTwoFactor,
  type VerifyTwoFactor,
} from '@pruefer/contracts';
import { baseApi } from './base-api.js';
import { call } from './call.js';

/** Who is signed in, and everything around signing in. Secrets come by mutation, so that nothing of them stays in a cache. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<SessionUser, void>({ query: () => call(currentUser), providesTags: ['currentUser'] }),
    login: build.mutation<LoginAnswer, Login>({ query: (body) => call(login, body) }),
    setUpTwoFactor: build.mutation<TwoFactorSetup, void>({ query: () => call(setUpTwoFactor) }),
    verifyTwoFactor: build.mutation<TwoFactorVerified, VerifyTwoFactor>({
      query: (body) => call(verifyTwoFactor, body),
    }),
    changePassword: build.mutation<Message, ChangePassword>({ query: (body) => call(changePassword, body) }),
  }),
});

export const {
  useCurrentUserQuery,
  useLoginMutation,
  useSetUpTwoFactorMutation,
  useVerifyTwoFactorMutation,
  useChangePasswordMutation,
} = authApi;
