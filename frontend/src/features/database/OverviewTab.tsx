import Box from '@mui/material/Box';
import { BackupPanel } from './backups/BackupPanel.js';
import type { BackupDownload } from './backups/use-backup-download.js';
import { BankDataPanel } from './banks/BankDataPanel.js';
import type { BankImports } from './banks/use-bank-import.js';
import { CleanupPanel } from './log-rows/CleanupPanel.js';
import { LogStatsPanel } from './log-rows/LogStatsPanel.js';
import { twoColumns } from '~/ui/panel/columns.js';
import { RestorePanel } from './restore/RestorePanel.js';
import type { RestoreFileUse } from './restore/use-restore-file.js';

interface OverviewTabProps {
  readonly imports: BankImports;
  readonly restore: RestoreFileUse;
  readonly download: BackupDownload;
  /** Opens a dialog of the section. */
  readonly open: (dialog: string, id?: string) => void;
}

/** The bank data, the backups and the rows of the log; deleting comes last. */
export function OverviewTab({ imports, restore, download, open }: OverviewTabProps) {
  return (
    <>
      <Box sx={twoColumns}>
        <BankDataPanel imports={imports} onOpen={open} />
        <LogStatsPanel />
        <BackupPanel download={download} onList={() => open('backups')} />
        <RestorePanel restore={restore} />
      </Box>
      <CleanupPanel />
    </>
  );
}
