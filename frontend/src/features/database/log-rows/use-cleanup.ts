import { cleanUpLogs, type Job } from '@pruefer/contracts';
import { useDispatch } from 'react-redux';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUncachedCall } from '~/api/base/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useFollowedJobs } from '../jobs/jobs-context.js';

const text = tc.database.logRows.cleanup;
/** The server answers when the cleanup is done; a longer cleanup continues as a job. */
const TIMEOUT_MS = 70_000;

/** A function that deletes the rows older than a day. It returns the error; undefined when it is done or continues as a job. */
export function useCleanup() {
  const send = useUncachedCall();
  const { follow } = useFollowedJobs();
  const toast = useToast();
  const dispatch = useDispatch();

  return async (date: string): Promise<CallError | undefined> => {
    const { data, error } = await send(call(cleanUpLogs, { body: { date } }), { timeoutMs: TIMEOUT_MS });
    dispatch(baseApi.util.invalidateTags(['logRows', 'logs', 'retention', 'jobs']));
    if (data) {
      toast({ kind: 'success', ...text.done(data.logsDeleted) });
      return undefined;
    }
    if (error.code === 'job_unfinished' && error.current) {
      follow(error.current as Job);
      return undefined;
    }
    toast({ kind: 'error', title: text.failed, text: error.message ?? text.unknown });
    return error;
  };
}
