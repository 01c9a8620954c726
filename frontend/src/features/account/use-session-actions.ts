import { useNavigate } from 'react-router';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { useSignIn } from '~/api/session/use-signed-in.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useEndAllSessionsMutation, useEndSessionMutation } from './own-account.api.js';

const text = tc.account.sessions;

/** Ending one's own sessions: one of them, or all, with this one. */
export function useSessionActions() {
  const [endOne] = useEndSessionMutation();
  const [endEvery] = useEndAllSessionsMutation();
  const { end: forget } = useSignIn();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const fail = (error: HookError) =>
    toast({ kind: 'error', title: text.failed, text: asCallError(error).message ?? tc.unexpected });

  async function end(id: string) {
    const { error } = await endOne(id);
    if (error) fail(error);
    else toast({ kind: 'success', ...text.ended });
  }

  async function endAll() {
    if (!(await confirm({ ...text.ending, isDanger: true }))) return;
    const { error } = await endEvery();
    if (error) return fail(error);
    void navigate('/admininterfacev1');
    forget();
    toast({ kind: 'success', ...text.allEnded });
  }

  return { end, endAll };
}
