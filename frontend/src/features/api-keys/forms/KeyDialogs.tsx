import type { ApiKeyRecord, IssuedApiKey } from '@pruefer/contracts';
import { CreateKeyDialog } from './CreateKeyDialog.js';
import { EditKeyDialog } from './EditKeyDialog.js';
import type { IssuedSecret } from '../secret/issued-secret.js';
import { IssuedKeyDialog } from '../secret/IssuedKeyDialog.js';
import { RenewKeyDialog } from './RenewKeyDialog.js';
import { TopUpDialog } from './TopUpDialog.js';
import { useChosenKey } from './use-chosen-key.js';

interface KeyDialogsProps extends DialogsOfKeyProps {
  /** The secret that has to be shown, this once. */
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
  readonly listed: readonly ApiKeyRecord[] | undefined;
  readonly onIssued: (issued: IssuedApiKey, done: string) => void;
  readonly onClose: () => void;
}

/** The dialogs about one key, wherever in the list it is. */
function DialogsOfKey({ dialog, id, listed, onIssued, onClose }: DialogsOfKeyProps & { readonly id: string }) {
  const key = useChosenKey(id, listed);
  if (!key) return null;
  return (
    <>
      <EditKeyDialog of={key} isOpen={dialog === 'edit'} onClose={onClose} />
      <TopUpDialog of={key} isOpen={dialog === 'top-up'} onClose={onClose} />
      <RenewKeyDialog of={key} isOpen={dialog === 'renew'} onIssued={onIssued} onClose={onClose} />
    </>
  );
}
