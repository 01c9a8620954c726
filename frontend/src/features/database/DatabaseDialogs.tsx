import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { KeptBackups } from './backups/KeptBackups.js';
import { ImportDialog } from './banks/ImportDialog.js';
import { ImportHistory } from './banks/ImportHistory.js';
import type { BankImports } from './banks/use-bank-import.js';
import { RegistryDrawer } from './registry/RegistryDrawer.js';
import { JobDrawer } from './jobs/JobDrawer.js';

/** The dialogs and drawers of the screen; the URL names the open one. */
export function DatabaseDialogs({ imports }: { imports: BankImports }) {
  const { dialog, id, close } = useDialogParam();
  return (
    <>
      {dialog === 'import' && <ImportDialog imports={imports} preset={id} onClose={close} />}
      <ImportHistory isOpen={dialog === 'imports'} onClose={close} />
      <RegistryDrawer isOpen={dialog === 'registry'} onClose={close} />
      <KeptBackups isOpen={dialog === 'backups'} onClose={close} />
      <JobDrawer id={dialog === 'job' ? id : null} onClose={close} />
    </>
  );
}
