import type { Job, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { isUnderWay } from '../jobs/jobs-context.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { FocusedResult } from './FocusedResult.js';
import { changesOf } from './changes-of.js';

const { backups, restore: text } = tc.database;

interface LastRestoreProps {
  readonly job: Job | undefined;
  readonly times: Times;
  /** Whether this console tab started the restore. */
  readonly isOwn: boolean;
}

/** The result of the last restore: the number of restored rows, and the backup with the state before it. */
export function LastRestore({ job, times, isOwn }: LastRestoreProps) {
  if (!job) return null;
  const outcome = job.result?.restore;
  return (
    <FocusedResult label={text.last} isNew={isOwn && !isUnderWay(job)}>
      <JobOutcome job={job} failed={text.failed}>
        {outcome && job.endedAt && (
          <>
            {text.result(times.atMinute(job.endedAt), outcome.recordsRestored)}
            {outcome.recordsRestored > 0 && (
              <Box component="ul" sx={{ m: 0, my: 1, pl: 5 }}>
                {outcome.parts.map((part) => (
                  <li key={part.part}>{`${backups.parts[part.part]}: ${changesOf(part)}`}</li>
                ))}
              </Box>
            )}{' '}
            {text.safety} <Mono sx={{ overflowWrap: 'anywhere' }}>{outcome.safetyBackup}</Mono>
          </>
        )}
      </JobOutcome>
    </FocusedResult>
  );
}
