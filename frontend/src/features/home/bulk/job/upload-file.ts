import type { FileJob } from '@pruefer/contracts';
import type { CallError } from '~/api/base/call-error.js';
import type { Answered } from '~/api/base/request.js';
import { isWorthRetrying, pauseSeconds } from '../run/retry-of.js';
import type { JobClient } from './job-client.js';

/** `MAX_PIECE_BYTES` of the contract. */
export const PIECE_BYTES = 2 * 1_024 * 1_024;
/** Tries to go on after a cut, in a row. */
const MAX_TRIES = 3;

interface UploadTools {
  readonly client: Pick<JobClient, 'piece' | 'offset' | 'read'>;
  readonly signal: AbortSignal;
  /** Resolves after some seconds, or as soon as the signal is given. */
  readonly wait: (seconds: number) => Promise<void>;
  /** Bytes of the file that have arrived, from its start. */
  readonly onSent: (bytes: number) => void;
  /** Called before the upload waits to go on after a cut. */
  readonly onWait: (seconds: number) => void;
}

/** Sends the rest of a file piece by piece, resumes at the service's offset after an interruption, and reads the job at the end. */
export async function uploadFile(file: Blob, job: FileJob, tools: UploadTools): Promise<Answered<FileJob>> {
  const { client, signal, wait, onSent, onWait } = tools;
  let offset = job.received;
  let cuts = 0;
  while (offset < file.size) {
    const { data, error } = await client.piece(job.id, file.slice(offset, offset + PIECE_BYTES), offset, signal);
    if (data) {
      cuts = 0;
      offset = data.received;
    } else {
      cuts += 1;
      if (signal.aborted || cuts > MAX_TRIES || !isCut(error)) return { error };
      const seconds = pauseSeconds(error, cuts);
      onWait(seconds);
      await wait(seconds);
      if (signal.aborted) return { error };
      // Only the answer to the last piece may have been lost.
      offset = (await client.offset(job.id)).data ?? offset;
    }
    onSent(offset);
  }
  return client.read(job.id);
}

function isCut(error: CallError): boolean {
  return error.code === 'upload_offset' || isWorthRetrying(error);
}
