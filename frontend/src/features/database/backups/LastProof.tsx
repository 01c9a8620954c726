import type { Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { JobOutcome } from '../jobs/JobOutcome.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { useBackupsQuery, useStartDrillMutation } from './backups.api.js';

const text = tc.database.backups.proof;

/** Date of the last restore drill, with a button that starts one. */
export function LastProof({ times }: { times: Times }) {
  const { data } = useBackupsQuery();
  const [startDrill, { isLoading }] = useStartDrillMutation();
  const job = useFollowedJobs().latest('restore-drill');
  const begin = useBeginJob();
  if (!data) return null;
  const { last, lastProof } = data;
  return (
    <Box sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
          <Box sx={{ color: 'text.secondary' }}>{text.title}</Box>
          {lastProof ? (
            <>
              <Moment at={lastProof.at} times={times} form="atMinute" />
              {`: ${text.of(lastProof.tables, lastProof.records, lastProof.durationMs)}`}
            </>
          ) : (
            text.none
          )}
        </Box>
        <Button
          size="small"
          disabled={last === null || isLoading || isUnderWay(job)}
          onClick={() => void startDrill().then((answer) => begin(answer, text.failed))}
        >
          {text.start}
        </Button>
      </Box>
      <JobOutcome job={job} failed={text.failed} />
    </Box>
  );
}
