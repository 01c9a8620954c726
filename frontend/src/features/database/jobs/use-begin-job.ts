import type { Job, StartedJob } from '@pruefer/contracts';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { asCallError, type CallError, type HookError } from '~/api/http/call-error.js';
import { useFollowedJobs } from './jobs-context.js';

interface Answered {
  readonly data?: StartedJob | undefined;
  readonly error?: HookError | undefined;
}

/** Codes of errors that contain an unfinished job. */
const namesJob = ['job_running', 'job_unfinished'];

/** Returns a function that follows a new job. It shows and returns an error, and follows the job that caused it. */
export function useBeginJob() {
  const { follow } = useFollowedJobs();
  const tellOutcome = useOutcomeToast();

  /** @param title of the toast when it could not be begun */
  return ({ data, error: hookError }: Answered, title: string): CallError | undefined => {
    if (data) return void follow(data.job);
    const error = asCallError(hookError ?? {});
    const { code, current } = error;
    if (current && namesJob.includes(code ?? '')) follow(current as Job);
    tellOutcome(error, title);
    return error;
  };
}
