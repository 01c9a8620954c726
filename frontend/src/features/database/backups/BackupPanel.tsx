import Button from '@mui/material/Button';
import { type BackupOverview, downloadBackup, type Times } from '@pruefer/contracts';
import { Archive, Download } from 'lucide-react';
import Box from '@mui/material/Box';
import { useTimes } from '~/api/settings/use-times.js';
import { loadState } from '~/api/store/load-state.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { call } from '~/api/http/call.js';
import type { Call } from '~/api/http/request.js';
import { fileSize } from '~/texts/format/file-size.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { PanelFigures } from '~/ui/panel/PanelFigures.js';
import { Warnings } from '~/ui/text/Warnings.js';
import { useBackupsQuery, useStartBackupMutation } from './backups.api.js';
import { DownloadNote } from './DownloadNote.js';
import type { BackupDownload } from './use-backup-download.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { backupDay, backupName, wholeBackupText } from './backup-labels.js';
import { JobOutcome } from '../jobs/JobOutcome.js';

const { backups: text, unknown } = tc.database;

interface BackupPanelProps {
  readonly download: BackupDownload;
  /** Shows those on the server. */
  readonly onList: () => void;
}

/** Makes backups, as a file to download or on the server. */
export function BackupPanel({ download: { state, start, stop }, onList }: BackupPanelProps) {
  const query = useBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const times = useTimes();
  const isDownloading = state.status === 'running';
  return (
    <Panel
      title={text.title}
      subtitle={text.subtitle}
      actions={
        data && (
          <Button variant="text" size="small" onClick={onList}>
            {text.kept.open(data.kept.length)}
          </Button>
        )
      }
      footer={<BackupButtons overview={data} times={times} isDownloading={isDownloading} onDownload={start} />}
    >
      <Loaded {...loadState(query)} errorTitle={text.loadFailed} rowHeightPx={56}>
        {(overview) => <BackupStatus overview={overview} times={times} hasFailed={state.status === 'failed'} />}
      </Loaded>
      <DownloadNote state={state} expectedBytes={data?.estimatedBytes ?? null} onStop={stop} />
    </Panel>
  );
}

interface BackupButtonsProps {
  /** undefined until it is loaded. */
  readonly overview: BackupOverview | undefined;
  readonly times: Times;
  readonly isDownloading: boolean;
  readonly onDownload: (downloadCall: Call<Blob>, suggestedName: string) => void;
}

/** Buttons that make a backup: on the server, or as a download. */
function BackupButtons({ overview, times, isDownloading, onDownload }: BackupButtonsProps) {
  const [startBackup, { isLoading }] = useStartBackupMutation();
  const { latest } = useFollowedJobs();
  const begin = useBeginJob();
  const name = () => backupName(times, new Date(), overview?.isEncrypting ?? false);
  return (
    <>
      <Button
        startIcon={<Archive size={16} aria-hidden />}
        disabled={isLoading || isUnderWay(latest('backup'))}
        // The second click of a double click may come after a short backup has ended.
        onClick={({ detail }) => detail > 1 || void startBackup().then((answer) => begin(answer, text.failed.title))}
      >
        {text.keep}
      </Button>
      <Button
        variant="contained"
        startIcon={<Download size={16} aria-hidden />}
        disabled={isDownloading}
        onClick={() => onDownload(call(downloadBackup), name())}
      >
        {text.download}
      </Button>
    </>
  );
}

interface BackupStatusProps {
  readonly overview: BackupOverview;
  readonly times: Times;
  /** The panel shows an error, so the warnings are left out. */
  readonly hasFailed: boolean;
}

/** Estimated size, date of the last backup, and places of copies. */
function BackupStatus({ overview, times, hasFailed }: BackupStatusProps) {
  const { latest } = useFollowedJobs();
  const { estimatedBytes, last, isEncrypting, hasOffsiteCopy, warnings, whole } = overview;
  const backup = latest('backup');
  const lost = backup?.result?.backup?.offsiteFailure;
  const lastBackup = last && (
    <time dateTime={last.createdAt} title={times.at(last.createdAt)}>
      {backupDay(last.createdAt, times, new Date())}
    </time>
  );
  return (
    <>
      <PanelFigures
        figures={[
          { value: estimatedBytes === null ? unknown : fileSize(estimatedBytes), label: text.size },
          { value: lastBackup ?? unknown, label: text.last },
        ]}
      />
      <Box sx={{ mb: 3, typography: 'body2', color: 'text.secondary' }}>
        {text.info.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Box>
      {!hasFailed && backup?.state !== 'failed' && <Warnings warnings={warnings} />}
      <FactRows
        facts={[
          { label: text.encryption.title, value: isEncrypting ? text.encryption.yes : text.encryption.no },
          { label: text.whole.title, value: wholeBackupText(whole, times, new Date()) },
          { label: text.offsiteCopy.title, value: hasOffsiteCopy ? text.offsiteCopy.yes : text.offsiteCopy.no },
        ]}
      />
      <JobOutcome job={backup} failed={text.failed.title}>
        {lost && text.offsiteCopyFailed(lost)}
      </JobOutcome>
    </>
  );
}
