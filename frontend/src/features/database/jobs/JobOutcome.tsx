import type { Job } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { isUnderWay } from './jobs-context.js';
import { JobProgressBar } from './JobProgressBar.js';

interface JobOutcomeProps {
  /** The last of its kind; undefined: there was none. */
  readonly job: Job | undefined;
  /** Shown in front of the reason. */
  readonly failed: string;
  /** Actions for a failed job. */
  readonly remedy?: ReactNode;
  /** The result of a finished job. */
  readonly children?: ReactNode;
}

/** The progress of a job, then its end: a toast disappears, this stays on the page. A cancelled job shows nothing. */
export function JobOutcome({ job, failed, remedy, children }: JobOutcomeProps) {
  const content = renderContent(job, failed, remedy, children);
  return content && <Box sx={{ mt: 4 }}>{content}</Box>;
}

function renderContent(job: Job | undefined, failed: string, remedy: ReactNode, outcome: ReactNode) {
  if (job && isUnderWay(job)) return <JobProgressBar job={job} />;
  if (job?.state === 'done' && outcome) return <Box sx={{ typography: 'body2' }}>{outcome}</Box>;
  if (job?.state !== 'failed') return null;
  return (
    <Note kind="error">
      <strong>{failed}</strong> {job.failure ?? tc.unexpected}
      {remedy && <Box sx={{ mt: 2 }}>{remedy}</Box>}
    </Note>
  );
}
