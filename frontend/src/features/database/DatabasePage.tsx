import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/Page.js';
import { useAddressDialog } from '~/ui/use-address-dialog.js';
import { useEver } from '~/ui/use-ever.js';
import { BackupPanel } from './backups/BackupPanel.js';
import { BankDataPanel } from './banks/BankDataPanel.js';
import { useBankImport } from './banks/use-bank-import.js';
import { JobsContext } from './jobs/jobs-context.js';
import { JobsPanel } from './jobs/JobsPanel.js';
import { SchedulesPanel } from './jobs/SchedulesPanel.js';
import { useJobs } from './jobs/use-jobs.js';
import { CleanupPanel } from './log-rows/CleanupPanel.js';
import { LogStatsPanel } from './log-rows/LogStatsPanel.js';
import { ErasurePanel } from './privacy/ErasurePanel.js';
import { RetentionPanel } from './privacy/RetentionPanel.js';
import { RestorePanel } from './restore/RestorePanel.js';
import { lazyPart } from '../../ui/lazy/lazy-part.js';

/** Wanted by few visits: loaded once the user opens one. */
const DatabaseDialogs = lazyPart(() => import('./DatabaseDialogs.js').then((loaded) => loaded.DatabaseDialogs));

const text = tc.database;

/** Bank data, backups, jobs and data protection; what cannot be taken back stands last. */
export function DatabasePage() {
  const jobs = useJobs();
  return (
    <JobsContext value={jobs.view}>
      <Panels jobs={jobs} />
    </JobsContext>
  );
}

function Panels({ jobs: { page, failure, refetch } }: { jobs: ReturnType<typeof useJobs> }) {
  const { dialog, open } = useAddressDialog();
  const needsDialogs = useEver(dialog !== null);
  const imports = useBankImport();
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Box sx={columns}>
        <BankDataPanel
          imports={imports}
          onOther={() => open('import')}
          onHistory={() => open('imports')}
          onRegistry={() => open('registry')}
        />
        <LogStatsPanel />
        <BackupPanel onList={() => open('backups')} />
        <RestorePanel />
        <JobsPanel newest={page} failure={failure} onRetry={() => void refetch()} onOpen={(id) => open('job', id)} />
        <SchedulesPanel />
      </Box>
      <RetentionPanel />
      <ErasurePanel />
      <CleanupPanel />
      <Suspense fallback={null}>{needsDialogs && <DatabaseDialogs imports={imports} />}</Suspense>
    </Page>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
} as const;
