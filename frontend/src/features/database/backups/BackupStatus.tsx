import type { BackupOverview, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { PanelFigures } from '~/ui/panel/PanelFigures.js';
import { useFollowedJobs } from '../jobs/jobs-context.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { Warnings } from '../parts/Warnings.js';
import { backupDay, wholeBackupText } from './backup-labels.js';

const { backups: text, unknown } = tc.database;

interface BackupStatusProps {
  readonly overview: BackupOverview;
  readonly times: Times;
  /** The panel shows a failure, so the warnings are left out. */
  readonly hasFailed: boolean;
}

/** Estimated size, date of the last backup, and places of copies. */
export function BackupStatus({ overview, times, hasFailed }: BackupStatusProps) {
  const { latest } = useFollowedJobs();
  const { estimatedBytes, last, isEncrypting, hasSecondPlace, warnings, whole } = overview;
  const backup = latest('backup');
  const lost = backup?.result?.backup?.secondPlaceFailure;
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
          { label: text.offsiteCopy.title, value: hasSecondPlace ? text.offsiteCopy.yes : text.offsiteCopy.no },
        ]}
      />
      <JobOutcome job={backup} failed={text.failed.title}>
        {lost && text.offsiteCopyFailed(lost)}
      </JobOutcome>
    </>
  );
}
