import type { PageRow } from '@pruefer/contracts';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useErasePageMutation, useRestorePageMutation } from '../records/pages.api.js';

const text = tc.pages.trashed;

/** Actions for a page in the trash. */
export function useTrashActions() {
  const [restorePage] = useRestorePageMutation();
  const [erasePage] = useErasePageMutation();
  const confirm = useConfirm();
  const toast = useToast();

  function showError(title: string, error: HookError) {
    const { message } = asCallError(error);
    toast({ kind: 'error', title, text: message ?? tc.unexpected });
  }

  return {
    restore: async ({ id, title, version }: PageRow) => {
      const { error } = await restorePage({ id, version });
      if (error) return showError(text.restoreFailed, error);
      toast({ kind: 'success', ...text.restored(title) });
    },
    erase: async ({ id, title, version }: PageRow) => {
      if (!(await confirm({ ...text.erasing(title), isDanger: true }))) return;
      const { error } = await erasePage({ id, version });
      if (error) return showError(text.eraseFailed, error);
      toast({ kind: 'success', ...text.erased(title) });
    },
  };
}
