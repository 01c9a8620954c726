import type { LoginBody } from '@pruefer/contracts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLoginMutation } from '~/api/session/auth.api.js';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { useSignIn } from '~/api/session/use-signed-in.js';
import { t } from '~/texts/site.js';
import { loginTexts as texts } from '~/texts/console/login.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { pathAfterLogin } from './after-login.js';

export type Credentials = Pick<LoginBody, 'username' | 'password'>;

/** Why the last attempt failed. */
export interface LoginError {
  readonly reason: string;
  /** null: the user may try again at once. */
  readonly waitSeconds: number | null;
}

/** Signs in: name and password first, then a code when the server requires one. Keeps name and password in memory only. */
export function useLogin() {
  const [send, { isLoading }] = useLoginMutation();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [isCodeDue, setCodeDue] = useState(false);
  const [error, setError] = useState<LoginError | null>(null);
  const { signIn } = useSignIn();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();

  /** @returns whether the server has accepted the input; a code may still be due */
  async function submit(login: LoginBody): Promise<boolean> {
    if (isLoading) return false;
    setError(null);
    const { data, error: hookError } = await send(login);
    if (!data) {
      const callError = asCallError(hookError);
      const reason = errorText(callError);
      setError({ reason, waitSeconds: callError.waitSeconds });
      toast({ kind: 'error', title: texts.failed, text: reason });
      return false;
    }
    if (data.token && data.user) {
      signIn(data.token, data.user);
      toast({ kind: 'success', ...texts.done });
      void navigate(pathAfterLogin(data.user, location.state), { replace: true });
      return true;
    }
    setCredentials({ username: login.username, password: login.password });
    setCodeDue(true);
    toast({ kind: 'success', ...texts.twoFactor });
    return true;
  }

  return {
    isPending: isLoading,
    error,
    /** The credentials that the server has accepted so far. */
    credentials,
    isCodeDue,
    submit,
    back() {
      setCodeDue(false);
      setError(null);
    },
  };
}

function errorText({ status, message }: CallError): string {
  return status === 401 ? texts.refused : (message ?? t.refusal.unexpected);
}
