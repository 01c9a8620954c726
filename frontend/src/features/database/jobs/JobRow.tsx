import type { Job, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { recordRow, rowButtons, rowDetail, rowName, rowText } from '~/ui/panel/record-rows.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { describeJobOrigin, jobDuration, jobTones, resultLines } from './job-labels.js';
import { isUnderWay, useFollowedJobs } from './jobs-context.js';
import { JobProgressBar } from './JobProgressBar.js';
import { useCancelJobMutation, useRetryJobMutation } from './jobs.api.js';
import { useBeginJob } from './use-begin-job.js';

const text = tc.database.jobs;

interface JobRowProps {
  readonly job: Job;
  readonly times: Times;
  readonly onOpen: () => void;
}

/** One job: its kind, its state, and its actions. */
export function JobRow({ job, times, onOpen }: JobRowProps) {
  const { kind, state, createdAt, failure, result } = job;
  const took = jobDuration(job);
  const [outcome] = resultLines(result);
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={rowText}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...rowName }}>
          {text.kinds[kind]}
          <StatusLabel tone={jobTones[state]}>{text.states[state]}</StatusLabel>
        </Box>
        <Box sx={rowDetail}>
          <Moment at={createdAt} times={times} form="atMinute" />
          {`, ${describeJobOrigin(job)}`}
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

/** The buttons of a job, as far as it allows them. */
export function JobActions({ job, times }: { job: Job; times: Times }) {
  const { cancel, retry } = useJobActions();
  const name = `${text.kinds[job.kind]}, ${times.at(job.createdAt)}`;
  return (
    <>
      {job.isCancellable && (
        <Button size="small" aria-label={text.cancelOf(name)} onClick={() => void cancel(job)}>
          {text.cancel}
        </Button>
      )}
      {job.isRepeatable && (
        <Button size="small" aria-label={text.retryOf(name)} onClick={() => void retry(job)}>
          {text.retry}
        </Button>
      )}
    </>
  );
}

function useJobActions() {
  const [cancelJob] = useCancelJobMutation();
  const [retryJob] = useRetryJobMutation();
  const { follow } = useFollowedJobs();
  const begin = useBeginJob();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();

  return {
    cancel: async ({ id, kind }: Job) => {
      if (!(await confirm({ ...text.cancelling(text.kinds[kind]), isDanger: true }))) return;
      const { data, error } = await cancelJob(id);
      if (data) follow(data);
      tellOutcome(error, text.cancelFailed);
    },
    retry: async ({ id }: Job) => {
      const { data, error } = await retryJob(id);
      begin({ error, ...(data && { data: { job: data } }) }, text.retryFailed);
    },
  };
}
