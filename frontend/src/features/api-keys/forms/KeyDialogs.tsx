import type { ApiKeyRecord, IssuedApiKey } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { useUnknownRecord } from '~/ui/dialog/use-unknown-record.js';
import { CreateKeyDialog } from './CreateKeyDialog.js';
import { EditKeyDialog } from './EditKeyDialog.js';
import type { IssuedSecret } from '../secret/issued-secret.js';
import { IssuedKeyDialog } from '../secret/IssuedKeyDialog.js';
import { RenewKeyDialog } from './RenewKeyDialog.js';
import { TopUpDialog } from './TopUpDialog.js';
import { useApiKeyQuery } from '../key/api-keys.api.js';

interface KeyDialogsProps extends DialogsOfKeyProps {
  /** A new secret, which is shown once. */
  readonly issued: IssuedSecret | null;
  readonly onDone: () => void;
}

/** The dialogs of the section; the address decides which one is open. */
export function KeyDialogs({ issued, onDone, ...dialogs }: KeyDialogsProps) {
  const { dialog, id, onIssued, onClose } = dialogs;
  return (
    <>
      <CreateKeyDialog isOpen={dialog === 'create'} onIssued={onIssued} onClose={onClose} />
      {id && <DialogsOfKey key={id} {...dialogs} id={id} />}
      {issued && <IssuedKeyDialog issued={issued} onDone={onDone} />}
    </>
  );
}

interface DialogsOfKeyProps {
  readonly dialog: string | null;
  readonly id: string | null;
  /** The page of the list that is shown. */
  readonly shownKeys: readonly ApiKeyRecord[] | undefined;
  readonly onIssued: (issued: IssuedApiKey, toastTitle: string) => void;
  readonly onClose: () => void;
}

/** The dialogs about one key, which need not be on the shown page. */
function DialogsOfKey({ dialog, id, shownKeys, onIssued, onClose }: DialogsOfKeyProps & { readonly id: string }) {
  const key = useChosenKey(id, shownKeys);
  if (!key) return null;
  return (
    <>
      <EditKeyDialog apiKey={key} isOpen={dialog === 'edit'} onClose={onClose} />
      <TopUpDialog apiKey={key} isOpen={dialog === 'top-up'} onClose={onClose} />
      <RenewKeyDialog apiKey={key} isOpen={dialog === 'renew'} onIssued={onIssued} onClose={onClose} />
    </>
  );
}

/**
 * The key named in the URL: from the shown page, else requested. It is kept when it leaves the page, because the
 * list is reloaded below an open form.
 */
function useChosenKey(id: string, shownKeys: readonly ApiKeyRecord[] | undefined): ApiKeyRecord | undefined {
  const listedKey = shownKeys?.find((key) => key.id === id);
  const { currentData, error } = useApiKeyQuery(id, { skip: listedKey !== undefined });
  const record = listedKey ?? currentData;
  const heldKey = useFrozenValue(record, record === undefined);
  useUnknownRecord(!heldKey && asCallError(error)?.status === 404, tc.apiKeys.unknown);
  return heldKey;
}
