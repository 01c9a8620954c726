import type { BackupOverview, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { fileSize } from '~/texts/file-size.js';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/FactRows.js';
import { Note } from '~/ui/Note.js';
import { PanelFigures } from '~/ui/PanelFigures.js';
import { useFollowedJobs } from '../jobs/jobs-context.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { Warnings } from '../Warnings.js';
import { backupDay, wholeBackupWords } from './backup-words.js';
import { LastProof } from './LastProof.js';

const { backups: text, unknown } = tc.database;

/** How large a backup would be, when the last was made, and whether one was proven to come back. */
export function BackupStand({ overview, times }: { overview: BackupOverview; times: Times }) {
  const { latest } = useFollowedJobs();
  const { estimatedBytes, last, isEncrypting, hasSecondPlace, warnings, whole } = overview;
  const backup = latest('backup');
  const lost = backup?.result?.backup?.secondPlaceFailure;
  const made = last && (
    <time dateTime={last.createdAt} title={times.at(last.createdAt)}>
      {backupDay(last.createdAt, times, new Date())}
    </time>
  );
  return (
    <>
      <PanelFigures
        figures={[
          { value: estimatedBytes === null ? unknown : fileSize(estimatedBytes), label: text.size },
          { value: made ?? unknown, label: text.last },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 3, mb: 2 }}>
        <Note kind="info">{`${text.info} ${isEncrypting ? text.encrypted : text.unencrypted}`}</Note>
        <Warnings warnings={warnings} />
      </Box>
      <FactRows
        facts={[
          { label: text.proof.title, value: <LastProof overview={overview} times={times} /> },
          { label: text.whole.title, value: wholeBackupWords(whole, times, new Date()) },
          { label: text.secondPlace.title, value: hasSecondPlace ? text.secondPlace.yes : text.secondPlace.no },
        ]}
      />
      <JobOutcome job={backup} failed={text.failed.title}>
        {lost && text.secondPlaceFailed(lost)}
      </JobOutcome>
      <JobOutcome job={latest('restore-drill')} failed={text.proof.failed} />
    </>
  );
}
