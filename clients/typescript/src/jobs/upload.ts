import type { FileJob } from '../contract.js';
import { type IbanApiError, IbanApiProblem } from '../errors.js';
import { pause } from '../http/pause.js';
import { readJson } from '../http/read-answer.js';
import { isTransient, pauseBefore } from '../http/retry.js';
import type { Transport } from '../http/transport.js';
import type { CallOptions } from '../options.js';

/** Largest piece that the service takes. */
const PIECE_BYTES = 2 * 1_024 * 1_024;
/** A piece within this time needs 35 KB/s. */
const PIECE_TIMEOUT_MS = 60_000;
/** The service reserves a piece for 5 s. The two retries that are left after a lost connection last longer. */
const RESERVED_PAUSE_MS = 3_000;

export interface UploadOptions extends CallOptions {
  /** Milliseconds for one piece of 2 MiB; default 60,000. */
  readonly timeoutMs?: number | undefined;
  /** Called after each piece with the bytes that the service has, and those of the whole file. */
  readonly onProgress?: ((receivedBytes: number, fileBytes: number) => void) | undefined;
}

/**
 * Uploads a file in pieces by the protocol tus 1.0. It begins where the service says, so that an upload that was cut off continues, also one of
 * another process.
 * @throws RangeError when the job was created for another length; IbanApiError after `maxRetries` failures without a new byte
 */
export async function upload(transport: Transport, id: string, file: Blob, options: UploadOptions): Promise<FileJob> {
  const { signal, onWait } = options;
  const calls = { signal, onWait };
  let failures = 0;
  let offset = await fetchReceivedBytes(transport, id, file.size, calls);
  while (offset < file.size) {
    options.onProgress?.(offset, file.size);
    try {
      const job = await sendPiece(transport, id, file, offset, options);
      [offset, failures] = [job.received, 0];
    } catch (error) {
      if (!isCut(error) || failures >= transport.maxRetries) throw error;
      const leastMs = isAtOtherOffset(error) ? RESERVED_PAUSE_MS : 0;
      const pauseMs = Math.max(leastMs, pauseBefore(error, failures, Math.random()));
      onWait?.(pauseMs, error);
      await pause(pauseMs, signal);
      const before = offset;
      offset = await fetchReceivedBytes(transport, id, file.size, calls);
      failures = offset > before ? 0 : failures + 1;
    }
  }
  options.onProgress?.(offset, file.size);
  return transport.json('readFileJob', { params: { id } }, calls);
}

/** Whether the upload can continue after the received bytes. */
function isCut(error: unknown): error is IbanApiError {
  return isTransient(error) || isAtOtherOffset(error);
}

/** Whether the upload continues elsewhere, or another request is writing the piece. */
function isAtOtherOffset(error: unknown): error is IbanApiProblem {
  return error instanceof IbanApiProblem && error.code === 'upload_offset';
}

function sendPiece(
  transport: Transport,
  id: string,
  file: Blob,
  offset: number,
  { timeoutMs = PIECE_TIMEOUT_MS, signal }: UploadOptions,
): Promise<FileJob> {
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'tus-resumable': '1.0.0',
  };
  const input = { params: { id }, headers, bytes: file.slice(offset, offset + PIECE_BYTES) };
  return transport.once('uploadPiece', input, { timeoutMs, signal }, (response) => readJson<FileJob>(response));
}

/** @returns bytes that the service has. @throws RangeError when the job expects another file */
async function fetchReceivedBytes(
  transport: Transport,
  id: string,
  bytes: number,
  options: CallOptions,
): Promise<number> {
  const job = await transport.json('readUpload', { params: { id } }, options);
  if (job.bytes === bytes) return job.received;
  throw new RangeError(`The job was created for ${job.bytes} bytes, the file has ${bytes}.`);
}
