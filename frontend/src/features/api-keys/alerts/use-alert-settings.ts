import {
  type ApiKeyRecord,
  changeAlertSettings,
  type ChangeAlertSettingsBody,
  renewWebhookSecret,
} from '@pruefer/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';

const text = tc.alerts.secret;

/** Changes when and where a contract is alerted. What may come back is a secret: it is held here, and nowhere else, until it is kept. */
export function useAlertSettings({ id, clientName }: Pick<ApiKeyRecord, 'id' | 'clientName'>) {
  const [secret, setSecret] = useState<string | null>(null);
  const send = useUncachedCall();
  const dispatch = useDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const reload = () => dispatch(baseApi.util.invalidateTags(['apiKeys']));

  async function save(change: ChangeAlertSettingsBody): Promise<CallError | undefined> {
    const { data, error } = await send(call(changeAlertSettings, { params: { id }, body: change }));
    if (error) return error;
    reload();
    setSecret(data.webhookSecret);
    return undefined;
  }

  async function renew() {
    if (!(await confirm({ ...text.asking(clientName), isDanger: true }))) return;
    const { data, error } = await send(call(renewWebhookSecret, { params: { id } }));
    reload();
    if (data?.webhookSecret) setSecret(data.webhookSecret);
    else toast({ kind: 'error', title: text.failed, text: error?.message ?? text.lost });
  }

  return { save, renew, secret, forget: () => setSecret(null) };
}
