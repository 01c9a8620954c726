import type { IssuedApiKey } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { tc } from '../../texts/de-console.js';
import { Page } from '../../ui/Page.js';
import { useAddressDialog } from '../../ui/use-address-dialog.js';
import { CreateKeyDialog } from './CreateKeyDialog.js';
import { KeyDetails } from './KeyDetails.js';
import { EditKeyDialog } from './EditKeyDialog.js';
import { IssuedKeyDialog } from './IssuedKeyDialog.js';
import { KeyFilterBar } from './KeyFilterBar.js';
import { KeyList } from './KeyList.js';
import { RenewKeyDialog } from './RenewKeyDialog.js';
import { TopUpDialog } from './TopUpDialog.js';
import { useChosenKey } from './use-chosen-key.js';
import { useIssuedSecret } from './use-issued-secret.js';
import { useKeyFilter } from './use-key-filter.js';
import { useKeyPage } from './use-key-page.js';

/** The keys of the clients, their quotas and what is used of them. */
export function ApiKeysPage() {
  const filter = useKeyFilter();
  const page = useKeyPage(filter.query);
  const { dialog, id, open, close } = useAddressDialog();
  const { issued, show, forget, next } = useIssuedSecret((lost) => open('renew', lost));
  const create = (
    <Button
      ref={next}
      variant="contained"
      startIcon={<Plus size={16} strokeWidth={1.75} />}
      onClick={() => open('create')}
    >
      {tc.apiKeys.create}
    </Button>
  );
  return (
    <Page title={tc.apiKeys.title} subtitle={tc.apiKeys.subtitle} action={create}>
      <KeyFilterBar
        filter={filter.filter}
        sort={filter.sort}
        onChange={filter.changeFilter}
        onSort={filter.changeSort}
        onReset={filter.reset}
      />
      <KeyList page={page} isNarrowed={filter.isNarrowed} onReset={filter.reset} onDialog={open} />
      <KeyDetails />
      <CreateKeyDialog isOpen={dialog === 'create'} onIssued={show} onClose={close} />
      {id && <KeyDialogs key={id} {...{ dialog, id, page }} onIssued={show} onClose={close} />}
      {issued && <IssuedKeyDialog issued={issued} onDone={forget} />}
    </Page>
  );
}

interface KeyDialogsProps {
  readonly dialog: string | null;
  readonly id: string;
  readonly page: ReturnType<typeof useKeyPage>;
  readonly onIssued: (issued: IssuedApiKey, done: string) => void;
  readonly onClose: () => void;
}

/** The dialogs about one key, wherever in the list it is. */
function KeyDialogs({ dialog, id, page, onIssued, onClose }: KeyDialogsProps) {
  const key = useChosenKey(id, page.keys);
  if (!key) return null;
  return (
    <>
      <EditKeyDialog of={key} isOpen={dialog === 'edit'} onClose={onClose} />
      <TopUpDialog of={key} isOpen={dialog === 'top-up'} onClose={onClose} />
      <RenewKeyDialog of={key} isOpen={dialog === 'renew'} onIssued={onIssued} onClose={onClose} />
    </>
  );
}
