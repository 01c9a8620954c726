import type {
  ChangePassword,
  Login,
  LoginAnswer,
  Message,
  SessionUser,
  TwoFactorSetup,
  TwoFactorVerified,
  VerifyTwoFactor,
} from '@pruefer/contracts';
import { baseApi } from './base-api.js';
import { type Address, call } from './call.js';

/** The contract's endpoints, held to it by the spec: its classes would bring 20 kB of validators to the sign-in. */
export const authAddresses = {
  currentUser: { method: 'GET', path: '/api/auth/user', access: 'session' },
  login: { method: 'POST', path: '/api/auth/login', access: 'public' },
  setUpTwoFactor: { method: 'POST', path: '/api/auth/setup-2fa', access: 'session' },
  verifyTwoFactor: { method: 'POST', path: '/api/auth/verify-2fa', access: 'session' },
  changePassword: { method: 'PUT', path: '/api/auth/change-password', access: 'manager' },
} as const satisfies Record<string, Address>;

/** Who is signed in, and everything around signing in. Secrets come by mutation, so that nothing of them stays in a cache. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<SessionUser, void>({
      query: () => call(authAddresses.currentUser),
      providesTags: ['currentUser'],
    }),
    login: build.mutation<LoginAnswer, Login>({ query: (body) => call(authAddresses.login, body) }),
    setUpTwoFactor: build.mutation<TwoFactorSetup, void>({ query: () => call(authAddresses.setUpTwoFactor) }),
    verifyTwoFactor: build.mutation<TwoFactorVerified, VerifyTwoFactor>({
      query: (body) => call(authAddresses.verifyTwoFactor, body),
    }),
    changePassword: build.mutation<Message, ChangePassword>({
      query: (body) => call(authAddresses.changePassword, body),
    }),
  }),
});

export const {
  useCurrentUserQuery,
  useLoginMutation,
  useSetUpTwoFactorMutation,
  useVerifyTwoFactorMutation,
  useChangePasswordMutation,
} = authApi;
