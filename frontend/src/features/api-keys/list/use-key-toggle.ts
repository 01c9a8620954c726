import type { ApiKeyRecord } from '@pruefer/contracts';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { apiKeysApi, useChangeApiKeyMutation } from '../key/api-keys.api.js';

/**
 * Returns a function that switches a key on or off. The new state is shown at once and reverted when the server
 * refuses; the toast lets the user undo it.
 */
export function useKeyToggle() {
  const [change] = useChangeApiKeyMutation();
  const show = useShownState();
  const confirm = useConfirm();
  const toast = useToast();
  const tellOutcome = useOutcomeToast();

  async function switchTo(key: ApiKeyRecord, isActive: boolean, version?: number): Promise<ApiKeyRecord | undefined> {
    const undo = show(key.id, isActive);
    const { data, error } = await change({ id: key.id, change: { isActive, ...(version && { version }) } });
    if (error) undo();
    tellOutcome(error, tc.apiKeys.toggle.failed);
    return data;
  }

  /** Undoes the toggle only if no other user has changed the record since. */
  async function undoToggle(changedKey: ApiKeyRecord) {
    if (await switchTo(changedKey, !changedKey.isActive, changedKey.version)) {
      toast({ kind: 'success', ...tc.apiKeys.toggle.undone(changedKey.clientName) });
    }
  }

  return async (key: ApiKeyRecord) => {
    const { clientName, isActive, isRenewed } = key;
    // A renewed key can never be switched on again: the user is asked before, and no undo is offered.
    if (isRenewed && !(await confirm({ ...tc.apiKeys.toggle.forGood(clientName), isDanger: true }))) return;
    const changedKey = await switchTo(key, !isActive);
    if (!changedKey) return;
    const message = tc.apiKeys.toggle[changedKey.isActive ? 'active' : 'inactive'](clientName);
    toast({ kind: 'success', ...message, ...(!isRenewed && { undo: () => void undoToggle(changedKey) }) });
  };
}

/** Shows a key's new state in every loaded page before the server answers. Returns a function that undoes this. */
function useShownState() {
  const dispatch = useApiDispatch();

  return (id: string, isActive: boolean): (() => void) => {
    const pages = dispatch((_, getState) => apiKeysApi.util.selectCachedArgsForQuery(getState(), 'apiKeys'));
    const patches = pages.map((page) =>
      dispatch(
        apiKeysApi.util.updateQueryData('apiKeys', page, ({ items }) => {
          for (const key of items) if (key.id === id) key.isActive = isActive;
        }),
      ),
    );
    return () => patches.forEach(({ undo }) => undo());
  };
}
