import type { AdminUser } from '@pruefer/contracts';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useChangeUserMutation, useResetTwoFactorMutation } from './users.api.js';

/** Actions for a user that need no form. */
export function useUserActions() {
  const confirm = useConfirm();
  const toast = useToast();
  const [change] = useChangeUserMutation();
  const [reset] = useResetTwoFactorMutation();
  const fail = (error: HookError) =>
    toast({ kind: 'error', title: tc.users.updateFailed, text: asCallError(error).message ?? tc.unexpected });

  /** A deactivated user is signed out at once, so a question comes first. Both directions can be undone. */
  async function toggleActive({ id, username, isActive }: AdminUser) {
    if (isActive && !(await confirm({ ...tc.users.deactivation(username), isDanger: true }))) return;
    const { data: changed, error } = await change({ id, change: { isActive: !isActive } });
    if (error) fail(error);
    else toast({ kind: 'success', ...tc.users.updated(username), undo: () => void undoToggle(changed) });
  }

  /** Undoes the toggle only if no other user has changed the record since. */
  async function undoToggle({ id, username, isActive, version }: AdminUser) {
    const { error } = await change({ id, change: { isActive: !isActive, version } });
    if (error) fail(error);
    else toast({ kind: 'success', ...tc.users.undone(username) });
  }

  async function resetTwoFactor({ id, username }: AdminUser) {
    if (!(await confirm({ ...tc.users.resetting(username), isDanger: true }))) return;
    const { error } = await reset(id);
    if (error) fail(error);
    else toast({ kind: 'success', ...tc.users.resetDone(username) });
  }

  return { toggleActive, resetTwoFactor };
}
