import type { BackupOverview, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/Moment.js';
import { isUnderWay, useFollowedJobs } from '../jobs/jobs-context.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { useStartDrillMutation } from './backups.api.js';

const text = tc.database.backups.proof;

interface LastProofProps {
  readonly overview: BackupOverview;
  readonly times: Times;
}

/** When a backup was last restored to see whether that works, and the way to do it now. */
export function LastProof({ overview: { last, lastProof }, times }: LastProofProps) {
  const [startDrill] = useStartDrillMutation();
  const { latest } = useFollowedJobs();
  const begin = useBeginJob();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
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
        disabled={last === null || isUnderWay(latest('restore-drill'))}
        onClick={() => void startDrill().then((answered) => begin(answered, text.failed))}
      >
        {text.start}
      </Button>
    </Box>
  );
}
