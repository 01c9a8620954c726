import type { TwoFactorSetup, TwoFactorVerified } from '@pruefer/contracts';
import { useState } from 'react';
import { useSetUpTwoFactorMutation, useVerifyTwoFactorMutation } from '~/api/session/auth.api.js';
import { storeToken } from '~/api/http/auth-token.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { CODE_LENGTH } from '~/ui/form/inputs/code-length.js';
import { useToast } from '~/ui/toast/use-toast.js';

/** Step of the setup: not begun, a secret without its first code, or done with the codes that are shown once. */
export type SetupStage =
  | { readonly step: 'setup' }
  | ({ readonly step: 'verify' } & TwoFactorSetup)
  | ({ readonly step: 'done' } & TwoFactorVerified);

/** Setting two-factor up. Secret and recovery codes live here and nowhere else. @param failedTitle of the toast when it cannot begin */
export function useTwoFactorSetup(failedTitle: string) {
  const [stage, setStage] = useState<SetupStage>({ step: 'setup' });
  const [code, setCode] = useState('');
  const [begin, { isLoading: isBeginning, reset: forgetSecret }] = useSetUpTwoFactorMutation();
  const [verify, { isLoading: isVerifying, reset: forgetCodes }] = useVerifyTwoFactorMutation();
  const toast = useToast();
  const tellOutcome = useOutcomeToast();

  async function start() {
    if (isBeginning) return;
    const { data, error } = await begin();
    forgetSecret();
    if (data) setStage({ step: 'verify', ...data });
    tellOutcome(error, failedTitle);
  }

  async function activate(entered: string) {
    if (isVerifying) return;
    if (entered.length < CODE_LENGTH) return toast({ kind: 'error', ...tc.twoFactor.invalid });
    const { data, error } = await verify({ token: entered });
    forgetCodes();
    setCode('');
    if (!data) return toast({ kind: 'error', title: tc.twoFactor.failed, text: errorText(asCallError(error)) });
    // The previous token has expired: all further calls need the new one.
    storeToken(data.token);
    setStage({ step: 'done', ...data });
    toast({ kind: 'success', ...tc.twoFactor.done });
  }

  /** Back to the first step; clears the secret and the codes. */
  function startOver() {
    setStage({ step: 'setup' });
    setCode('');
  }

  return { stage, code, setCode, isBeginning, isVerifying, start, activate, startOver };
}

/** A wrong code has a fixed sentence; other errors show their own. */
function errorText({ code, message }: CallError): string {
  return code === 'totp_invalid' ? tc.twoFactor.refused : (message ?? tc.unexpected);
}
