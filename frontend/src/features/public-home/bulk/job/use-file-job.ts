import type { FileJob, FileJobState } from '@pruefer/contracts';
import { useEffect, useState } from 'react';
import type { FileJobs } from '@pruefer/client';
import type { CallError } from '~/api/http/call-error.js';
import { patientClient, promptClient } from '../client/iban-client.js';
import { callResult } from '../client/bulk-error.js';
import { getJobName, type JobOpening } from './job-opening.js';
import { storeJobId } from './stored-job.js';
import { useJobUpload } from './use-job-upload.js';

/** Shows an error of the job at a field of the form. */
export type OnJobError = (error: CallError, field: 'key' | 'file') => void;

const keyErrorStatuses: ReadonlySet<number | null> = new Set([401, 403]);

/** A job of the service, from the upload of its file to its end. Leaving the page stops the upload and nothing else. */
export function useFileJob(opening: JobOpening, onJobError: OnJobError) {
  const [{ jobs }] = useState(() => promptClient(opening.apiKey));
  const [{ jobs: patientJobs }] = useState(() => patientClient(opening.apiKey));
  const [job, setJob] = useState<FileJob>();
  const [error, setError] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  /** Not every answer has the rest of the quota. */
  const showJob = (next: FileJob) => setJob((last) => ({ ...last, ...next }));
  const { upload, send, stop } = useJobUpload(patientJobs, showJob);

  function showError(callError: CallError) {
    if (keyErrorStatuses.has(callError.status)) onJobError(callError, 'key');
    else setError(callError);
  }

  async function act<Data>(calling: Promise<Data>, onData: (data: Data) => unknown): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    const answer = await callResult(calling);
    setBusy(false);
    if (answer.error) showError(answer.error);
    else await onData(answer.data);
    return !answer.error;
  }

  async function uploadTo(registered: FileJob, file: File) {
    setError(undefined);
    showJob(registered);
    const answer = await send(file, registered);
    if (answer?.error) showError(answer.error);
    else if (answer) showJob(answer.data);
  }

  async function register(file: File) {
    const answer = await callResult(jobs.create({ name: getJobName(file), bytes: file.size }));
    if (answer.error) return onJobError(answer.error, keyErrorStatuses.has(answer.error.status) ? 'key' : 'file');
    const { data } = answer;
    storeJobId(data.id);
    await uploadTo(data, file);
  }

  useEffect(() => {
    void (opening.file ? register(opening.file) : act(jobs.get(opening.id), showJob));
    // A job is opened once: the next one has a part of its own.
  }, []);
  const followedId = job && isUnderWay(job) && !error ? job.id : undefined;
  useFollowedJob(patientJobs, followedId, { onJob: showJob, onError: showError });

  return { jobs, id: job?.id ?? opening.id ?? '', job, upload, error, isBusy, act, showJob, uploadTo, stop };
}

/** States that end without the customer. */
const activeStates: ReadonlySet<FileJobState> = new Set(['checking', 'running']);

const isUnderWay = ({ state }: FileJob): boolean => activeStates.has(state);

/** What happens to a followed job. */
interface Following {
  readonly onJob: (job: FileJob) => void;
  readonly onError: (error: CallError) => void;
}

/** Reads a job until its state needs the customer. @param id undefined: nothing happens to the job by itself */
function useFollowedJob(jobs: FileJobs, id: string | undefined, { onJob, onError }: Following): void {
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const following = callResult(jobs.wait(id, { signal, onProgress: onJob }));
    void following.then(({ error }) => error && !signal.aborted && onError(error));
    return () => controller.abort();
    // The callbacks only set state: those of the first drawing do.
  }, [jobs, id]);
}
