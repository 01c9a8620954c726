import type { FileJob } from '@pruefer/contracts';
import { useEffect, useState } from 'react';
import type { CallError } from '~/api/base/call-error.js';
import type { Answered } from '~/api/base/request.js';
import { isUnderWay } from './follow-job.js';
import { jobClient } from './job-client.js';
import type { JobOpening } from './job-opening.js';
import { keepJobId } from './kept-job.js';
import { useFollowedJob } from './use-followed-job.js';
import { useJobUpload } from './use-job-upload.js';

/** What the form is told, which has the fields. */
export type OnRefused = (error: CallError, field: 'key' | 'file') => void;

const keyRefusals: ReadonlySet<number | null> = new Set([401, 403]);

/** A job of the service, from the upload of its file to its end. Leaving the page stops the upload and nothing else. */
export function useFileJob(opening: JobOpening, onRefused: OnRefused) {
  const [client] = useState(() => jobClient(opening.apiKey));
  const [job, setJob] = useState<FileJob>();
  const [error, setError] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  /** Not every answer has the rest of the quota. */
  const showJob = (next: FileJob) => setJob((last) => ({ ...last, ...next }));
  const { upload, send, stop } = useJobUpload(client, showJob);

  function refuse(refusal: CallError) {
    if (keyRefusals.has(refusal.status)) onRefused(refusal, 'key');
    else setError(refusal);
  }

  async function act<Data>(calling: Promise<Answered<Data>>, onData: (data: Data) => unknown): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    const answer = await calling;
    setBusy(false);
    if (answer.error) refuse(answer.error);
    else await onData(answer.data);
    return !answer.error;
  }

  async function uploadTo(registered: FileJob, file: File) {
    setError(undefined);
    showJob(registered);
    const answer = await send(file, registered);
    if (answer?.error) refuse(answer.error);
    else if (answer) showJob(answer.data);
  }

  async function register(file: File) {
    const { data, error: refusal } = await client.register(file);
    if (refusal) return onRefused(refusal, keyRefusals.has(refusal.status) ? 'key' : 'file');
    keepJobId(data.id);
    await uploadTo(data, file);
  }

  useEffect(() => {
    void (opening.file ? register(opening.file) : act(client.read(opening.id), showJob));
    // A job is opened once: the next one has a part of its own.
  }, []);
  const followedId = job && isUnderWay(job) && !error ? job.id : undefined;
  useFollowedJob(client, followedId, { onJob: showJob, onRefusal: refuse });

  return { client, id: job?.id ?? opening.id ?? '', job, upload, error, isBusy, act, showJob, uploadTo, stop };
}
