import type { Job, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { recordRow, rowButtons, rowDetail, rowName, rowText } from '~/ui/panel/record-rows.js';
import { JobActions } from './JobActions.js';
import { jobOriginOf, resultLines, timeOf, tones } from './job-labels.js';
import { isUnderWay } from './jobs-context.js';
import { JobProgressBar } from './JobProgressBar.js';

const text = tc.database.jobs;

interface JobRowProps {
  readonly job: Job;
  readonly times: Times;
  readonly onOpen: () => void;
}

/** One job: its kind, its state, and its actions. */
export function JobRow({ job, times, onOpen }: JobRowProps) {
  const { kind, state, createdAt, failure, result } = job;
  const took = timeOf(job);
  const [outcome] = resultLines(result);
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={rowText}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...rowName }}>
          {text.kinds[kind]}
          <StatusLabel tone={tones[state]}>{text.states[state]}</StatusLabel>
        </Box>
        <Box sx={rowDetail}>
          <Moment at={createdAt} times={times} form="atMinute" />
          {`, ${jobOriginOf(job)}`}
          {took && `, ${text.took(took)}`}
        </Box>
        {(failure ?? outcome) && <Box>{failure ?? outcome}</Box>}
        {isUnderWay(job) && (
          <Box sx={{ mt: 2 }}>
            <JobProgressBar job={job} />
          </Box>
        )}
      </Box>
      <Box sx={rowButtons}>
        <JobActions job={job} times={times} />
        <Button
          size="small"
          variant="text"
          aria-label={text.detailsOf(`${text.kinds[kind]}, ${times.at(createdAt)}`)}
          onClick={onOpen}
        >
          {text.details}
        </Button>
      </Box>
    </Box>
  );
}
