import type { FileJobs } from '@pruefer/client';
import type { FileJob } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Answered } from '~/api/http/request.js';
import { toSeconds } from '../client/iban-client.js';
import { callResult } from '../client/bulk-error.js';

/** A piece of 2 MiB on a slow line. */
const PIECE_TIMEOUT_MS = 120_000;

export interface JobUpload {
  /** undefined after a reload. */
  readonly file?: File;
  readonly isSending: boolean;
  /** Seconds until the upload resumes; 0 while it does not wait. */
  readonly waitSeconds: number;
}

/** The upload of a job's file. Leaving the page stops it. @param onJob gets the job with the bytes that have arrived */
export function useJobUpload(jobs: FileJobs, onJob: (job: FileJob) => void) {
  const [upload, setUpload] = useState<JobUpload>({ isSending: false, waitSeconds: 0 });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** @returns undefined when it was stopped */
  async function send(file: File, job: FileJob): Promise<Answered<FileJob> | undefined> {
    const { signal } = (controllerRef.current = new AbortController());
    setUpload({ file, isSending: true, waitSeconds: 0 });
    const uploading = jobs.upload(job.id, file, {
      signal,
      timeoutMs: PIECE_TIMEOUT_MS,
      onProgress: (receivedBytes) => {
        setUpload({ file, isSending: true, waitSeconds: 0 });
        onJob({ ...job, received: receivedBytes });
      },
      onWait: (pauseMs) => setUpload({ file, isSending: true, waitSeconds: toSeconds(pauseMs) }),
    });
    const answer = await callResult(uploading);
    setUpload({ file, isSending: false, waitSeconds: 0 });
    return signal.aborted ? undefined : answer;
  }

  return { upload, send, stop: () => controllerRef.current?.abort() };
}
