import type { Job, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/Mono.js';
import { JobOutcome } from '../jobs/JobOutcome.js';

const { backups, restore: text } = tc.database;

/** What came of the last restore: how many rows came back, and where the state before it lies. */
export function LastRestore({ job, times }: { job: Job | undefined; times: Times }) {
  const outcome = job?.result?.restore;
  return (
    <JobOutcome job={job} failed={text.failed}>
      {outcome && job?.endedAt && (
        <>
          {text.result(times.atMinute(job.endedAt), outcome.recordsRestored)}
          <Box component="ul" sx={{ m: 0, my: 1, pl: 5, typography: 'body2' }}>
            {outcome.parts.map(({ part, added, changed, removed }) => (
              <li key={part}>{`${backups.parts[part]}: ${text.checked.changes(added, changed, removed)}`}</li>
            ))}
          </Box>
          {text.safety} <Mono sx={{ overflowWrap: 'anywhere' }}>{outcome.safetyBackup}</Mono>
        </>
      )}
    </JobOutcome>
  );
}
