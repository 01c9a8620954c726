import type { CreateFileJobBody, FileChoice, FileJob, FileJobPage, FileJobState, PagingQuery } from '../contract.js';
import { IbanApiProblem } from '../errors.js';
import { checkIdempotencyKey, newIdempotencyKey } from '../http/idempotency-key.js';
import { pause } from '../http/pause.js';
import type { Transport } from '../http/transport.js';
import type { CallOptions, RepeatableCallOptions } from '../options.js';
import { download, type DownloadOptions } from './download.js';
import { upload, type UploadOptions } from './upload.js';

const POLL_MS = 1_000;
const MAX_POLL_MS = 5_000;
/** The pause grows with every poll: a long job must not use up the key's limit per minute. */
const POLL_STEP_MS = 50;

const transientStates: ReadonlySet<FileJobState> = new Set(['checking', 'running'] as const);

/** Name and length of a file; `kind` is `validate` unless given. */
export type NewFileJob = Omit<CreateFileJobBody, 'kind'> & Partial<Pick<CreateFileJobBody, 'kind'>>;

export interface WaitOptions extends CallOptions {
  /** Milliseconds between two polls of the job; default about 1,000, growing to 5,000 for a job of minutes. */
  readonly pollMs?: number | undefined;
  /** Called after each look, for instance to show `done`. */
  readonly onProgress?: ((job: FileJob) => void) | undefined;
}

/** Files whose rows are checked in the background. Nothing is charged before `start`. */
export class FileJobs {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Registers a file; `upload` sends it. */
  async create(
    file: NewFileJob,
    { idempotencyKey = newIdempotencyKey(), ...options }: RepeatableCallOptions = {},
  ): Promise<FileJob> {
    const input = { body: { kind: 'validate', ...file }, idempotencyKey: checkIdempotencyKey(idempotencyKey) };
    return this.#transport.json('createFileJob', input, options);
  }

  /**
   * Sends the file of a job in pieces, from where the service is: called again after an error, also by another process, it continues there.
   * @param file a `Blob`, in Node from `openAsBlob` of `node:fs`, or bytes
   * @throws RangeError when the job was created for another length
   */
  async upload(id: string, file: Blob | Uint8Array | ArrayBuffer, options: UploadOptions = {}): Promise<FileJob> {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the types of browsers need it, those of Node do not
    const blob = file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]);
    return upload(this.#transport, id, blob, options);
  }

  get(id: string, options: CallOptions = {}): Promise<FileJob> {
    return this.#transport.json('readFileJob', { params: { id } }, options);
  }

  /** Reads one page of the contract's jobs, the newest first. */
  list(query: PagingQuery = {}, options: CallOptions = {}): Promise<FileJobPage> {
    return this.#transport.json('listFileJobs', { query: { ...query } }, options);
  }

  /**
   * Has the file read again as the choice says, for instance with another column of IBANs; `wait` returns the new preflight. A repeat after a
   * lost answer may meet `file_job_state`: the file is being read.
   */
  reread(id: string, choice: FileChoice, options: CallOptions = {}): Promise<FileJob> {
    return this.#transport.json('rereadFile', { params: { id }, body: choice }, options);
  }

  /** Starts a job that is `ready` and takes its price from the quota. A repeated start changes nothing. */
  start(id: string, options: CallOptions = {}): Promise<FileJob> {
    return this.#transport.json('startFileJob', { params: { id } }, options);
  }

  /**
   * Waits until a job needs its caller: `ready` or `failed` after the upload, and after the start its end. `signal` limits the wait.
   * @returns the job
   */
  async wait(id: string, { pollMs, onProgress, ...options }: WaitOptions = {}): Promise<FileJob> {
    for (let polls = 1; ; polls += 1) {
      const job = await this.get(id, options);
      onProgress?.(job);
      if (!transientStates.has(job.state)) return job;
      await pause(pollMs ?? pollMsAfter(polls), options.signal);
    }
  }

  /** The rows of an ended job with their verdicts, in the format of the file. A cut stream is read again from its beginning. */
  results(id: string, options: DownloadOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return download(this.#transport, 'downloadFileResult', id, options);
  }

  /** The rows of an ended job in which nothing could be checked, with the reasons. */
  errors(id: string, options: DownloadOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return download(this.#transport, 'downloadFileErrors', id, options);
  }

  /** Cancels a job; rows that were checked stay its result, and charged. A repeated cancellation changes nothing. */
  async cancel(id: string, options: CallOptions = {}): Promise<FileJob> {
    try {
      return await this.#transport.json('cancelFileJob', { params: { id } }, options);
    } catch (error) {
      if (!(error instanceof IbanApiProblem) || error.code !== 'file_job_state') throw error;
      const job = await this.get(id, options);
      if (job.state !== 'cancelled') throw error;
      return job;
    }
  }

  /** Deletes a job that is not running, with its files. A repeat after a lost answer ends in `file_job_unknown`. */
  remove(id: string, options: CallOptions = {}): Promise<FileJob> {
    return this.#transport.json('deleteFileJob', { params: { id } }, options);
  }
}

/** @returns the pause in milliseconds after so many polls of a job */
export function pollMsAfter(polls: number): number {
  return Math.min(MAX_POLL_MS, POLL_MS + polls * POLL_STEP_MS);
}
