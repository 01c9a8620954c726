import type { FileJob } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Answered } from '~/api/base/request.js';
import { waitUntil } from '../run/wait-until.js';
import type { JobClient } from './job-client.js';
import { uploadFile } from './upload-file.js';

export interface JobUpload {
  /** undefined after a reload. */
  readonly file?: File;
  readonly isSending: boolean;
  /** Seconds until the upload resumes; 0 while it does not wait. */
  readonly waitSeconds: number;
}

/** The upload of a job's file. Leaving the page stops it. @param onJob gets the job with the bytes that have arrived */
export function useJobUpload(client: JobClient, onJob: (job: FileJob) => void) {
  const [upload, setUpload] = useState<JobUpload>({ isSending: false, waitSeconds: 0 });
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** @returns undefined when it was stopped */
  async function send(file: File, job: FileJob): Promise<Answered<FileJob> | undefined> {
    const { signal } = (controllerRef.current = new AbortController());
    setUpload({ file, isSending: true, waitSeconds: 0 });
    const answer = await uploadFile(file, job, {
      client,
      signal,
      wait: (seconds) => waitUntil(signal, seconds),
      onSent: (received) => {
        setUpload({ file, isSending: true, waitSeconds: 0 });
        onJob({ ...job, received });
      },
      onWait: (waitSeconds) => setUpload({ file, isSending: true, waitSeconds }),
    });
    setUpload({ file, isSending: false, waitSeconds: 0 });
    return signal.aborted ? undefined : answer;
  }

  return { upload, send, stop: () => controllerRef.current?.abort() };
}
