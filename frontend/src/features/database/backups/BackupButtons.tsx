import { type BackupOverview, downloadBackup, type Times } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { Archive, Download } from 'lucide-react';
import { call } from '~/api/http/call.js';
import type { Call } from '~/api/http/request.js';
import { tc } from '~/texts/de-console.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { backupName } from './backup-labels.js';
import { useStartBackupMutation } from './backups.api.js';

interface BackupButtonsProps {
  /** undefined until it is loaded. */
  readonly overview: BackupOverview | undefined;
  readonly times: Times;
  readonly isDownloading: boolean;
  readonly onDownload: (sent: Call<Blob>, suggestedName: string) => void;
}

const text = tc.database.backups;

/** Buttons that make a backup: on the server, or as a download. */
export function BackupButtons({ overview, times, isDownloading, onDownload }: BackupButtonsProps) {
  const [startBackup, { isLoading }] = useStartBackupMutation();
  const { latest } = useFollowedJobs();
  const begin = useBeginJob();
  const name = () => backupName(times, new Date(), overview?.isEncrypting ?? false);
  return (
    <>
      <Button
        startIcon={<Archive size={16} strokeWidth={1.75} aria-hidden />}
        disabled={isLoading || isUnderWay(latest('backup'))}
        // The second click of a double click may come after a short backup has ended.
        onClick={({ detail }) =>
          detail > 1 || void startBackup().then((answered) => begin(answered, text.failed.title))
        }
      >
        {text.keep}
      </Button>
      <Button
        variant="contained"
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        disabled={isDownloading}
        onClick={() => onDownload(call(downloadBackup), name())}
      >
        {text.download}
      </Button>
    </>
  );
}
