import type { Job } from '@pruefer/contracts';
import { asCallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useCancelJobMutation, useRetryJobMutation } from './jobs.api.js';
import { useFollowedJobs } from './jobs-context.js';
import { useBeginJob } from './use-begin-job.js';

const text = tc.database.jobs;

export function useJobActions() {
  const [cancelJob] = useCancelJobMutation();
  const [retryJob] = useRetryJobMutation();
  const { follow } = useFollowedJobs();
  const begin = useBeginJob();
  const confirm = useConfirm();
  const toast = useToast();

  return {
    cancel: async ({ id, kind }: Job) => {
      if (!(await confirm({ ...text.cancelling(text.kinds[kind]), isDanger: true }))) return;
      const { data, error } = await cancelJob(id);
      if (data) follow(data);
      else toast({ kind: 'error', title: text.cancelFailed, text: asCallError(error).message ?? tc.unexpected });
    },
    retry: async ({ id }: Job) => {
      const { data, error } = await retryJob(id);
      begin({ error, ...(data && { data: { job: data } }) }, text.retryFailed);
    },
  };
}
