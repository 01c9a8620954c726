import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { TabbedContent } from '~/ui/panel/TabbedContent.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { twoColumns } from '~/ui/panel/columns.js';
import { type BackupDownload, useBackupDownload } from './backups/use-backup-download.js';
import { type BankImports, useBankImport } from './banks/use-bank-import.js';
import { JobsContext } from './jobs/jobs-context.js';
import { useJobs } from './jobs/use-jobs.js';
import { type RestoreFileControl, useRestoreFile } from './restore/use-restore-file.js';
import { BackupPanel } from './backups/BackupPanel.js';
import { BankDataPanel } from './banks/BankDataPanel.js';
import { CleanupPanel } from './log-rows/CleanupPanel.js';
import { LogStatsPanel } from './log-rows/LogStatsPanel.js';
import { RestorePanel } from './restore/RestorePanel.js';

/** Wanted by few visits: loaded once the user opens one. */
const DatabaseDialogs = lazyPart(() => import('./DatabaseDialogs.js'), 'DatabaseDialogs');
const JobsTab = lazyPart(() => import('./jobs/JobsTab.js'), 'JobsTab');
const PrivacyTab = lazyPart(() => import('./privacy/PrivacyTab.js'), 'PrivacyTab');

const tabs = ['overview', 'jobs', 'privacy'] as const;
type Tab = (typeof tabs)[number];

const text = tc.database;

/** Bank data, backups and logs; jobs; data protection. */
export function DatabasePage() {
  return (
    <JobsContext value={useJobs()}>
      <Tabs />
    </JobsContext>
  );
}

function Tabs() {
  const [params, changeParams] = useQueryParams();
  const { dialog, open } = useDialogParam();
  const needsDialogs = useWasTrue(dialog !== null);
  const imports = useBankImport();
  // A transfer continues while another tab is shown.
  const restore = useRestoreFile();
  const download = useBackupDownload();
  const namedTab = tabs.find((name) => name === params.get('tab')) ?? 'overview';
  const content = {
    overview: <OverviewTab imports={imports} restore={restore} download={download} open={open} />,
    jobs: <JobsTab onOpen={(id) => open('job', id)} />,
    privacy: <PrivacyTab />,
  };
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <TabbedContent<Tab>
        level="section"
        label={text.tabs.label}
        chosenTab={dialog === 'erase' ? 'privacy' : namedTab}
        onChoose={(name) => changeParams({ tab: name === 'overview' ? null : name, dialog: null, id: null })}
        tabs={tabs.map((name) => ({
          name,
          label: text.tabs[name],
          content: <Suspense fallback={null}>{content[name]}</Suspense>,
        }))}
      />
      <Suspense fallback={null}>{needsDialogs && <DatabaseDialogs imports={imports} />}</Suspense>
    </Page>
  );
}

interface OverviewTabProps {
  readonly imports: BankImports;
  readonly restore: RestoreFileControl;
  readonly download: BackupDownload;
  /** Opens a dialog of the section. */
  readonly open: (dialog: string, id?: string) => void;
}

/** The bank data, the backups and the rows of the log; deleting comes last. */
function OverviewTab({ imports, restore, download, open }: OverviewTabProps) {
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
