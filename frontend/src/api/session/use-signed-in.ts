import type { SessionUser } from '@pruefer/contracts';
import { useSelector } from 'react-redux';
import { useApiDispatch } from '../store/use-api-dispatch.js';
import { authApi, useCurrentUserQuery } from './auth.api.js';
import { forgetToken, readToken, storeToken } from '../http/auth-token.js';
import { baseApi } from '../store/base-api.js';
import { asCallError, type CallError } from '../http/call-error.js';
import { sessionReset, type SessionState } from '../store/session.slice.js';

const USER_CACHED_SECONDS = 300;

export type SignedIn =
  | { readonly status: 'signed-out' | 'loading'; readonly user?: undefined }
  /** The user, when one was known before. */
  | { readonly status: 'expired'; readonly user?: SessionUser | undefined }
  | { readonly status: 'failed'; readonly user?: undefined; readonly error: CallError; readonly retry: () => void }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The signed-in user, or why there is none. Loads the user again when a screen opens after five minutes. */
export function useSignedIn(): SignedIn & { readonly name: string } {
  const hasToken = readToken() !== null;
  const { hasEnded } = useSelector(({ session }: SessionState) => session);
  const query = useCurrentUserQuery(undefined, {
    skip: !hasToken,
    refetchOnMountOrArgChange: USER_CACHED_SECONDS,
  });
  const user = query.data;
  const error = asCallError(query.error);
  const name = user?.username ?? '';
  if (hasEnded) return { status: 'expired', user, name };
  if (!hasToken) return { status: 'signed-out', name };
  if (user) return { status: 'signed-in', user, name };
  if (error) return { status: 'failed', error, retry: () => void query.refetch(), name };
  return { status: 'loading', name };
}

/** Signs this browser in or out. Both drop all loaded data. */
export function useSignIn() {
  const dispatch = useApiDispatch();
  return {
    signIn: (token: string, user: SessionUser) => {
      storeToken(token);
      dispatch(baseApi.util.resetApiState());
      void dispatch(authApi.util.upsertQueryData('currentUser', undefined, user));
      dispatch(sessionReset());
    },
    signOut: () => {
      forgetToken();
      dispatch(baseApi.util.resetApiState());
      dispatch(sessionReset());
    },
  };
}
