import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { KeptBackups } from './backups/KeptBackups.js';
import { ImportDialog } from './banks/ImportDialog.js';
import { ImportHistory } from './banks/ImportHistory.js';
import type { BankImports } from './banks/use-bank-import.js';
import { RegistryReleases } from './registry/RegistryReleases.js';
import { JobDrawer } from './jobs/JobDrawer.js';

const { banks, backups } = tc.database;

/** The dialogs and drawers of the screen; the URL names the open one. */
export function DatabaseDialogs({ imports }: { imports: BankImports }) {
  const { dialog, id, close } = useDialogParam();
  const drawer = (name: string, { title, text }: { title: string; text: string }, content: ReactNode) => (
    <SideDrawer isOpen={dialog === name} {...{ title, text }} onClose={close}>
      {dialog === name && content}
    </SideDrawer>
  );
  return (
    <>
      {dialog === 'import' && <ImportDialog imports={imports} preset={id} onClose={close} />}
      {drawer('imports', banks.imports, <ImportHistory />)}
      {drawer('registry', banks.registry, <RegistryReleases />)}
      {drawer('backups', backups.kept, <KeptBackups />)}
      <JobDrawer id={dialog === 'job' ? id : null} onClose={close} />
    </>
  );
}
