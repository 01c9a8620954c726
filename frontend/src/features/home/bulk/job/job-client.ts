import type { CreateFileJobBody, FileChoice, FileJob } from '@pruefer/contracts';
import { callErrorOf } from '~/api/base/call-error.js';
import { type Answered, answerIn } from '~/api/base/request.js';
import { fileIn } from '~/api/files/answered-file.js';
import { newRun } from '../run/chunks-of.js';
import { type KeyedCall, sendWithKey } from '../run/send-with-key.js';

/** The contract's file jobs, described here because its classes would load validators into the public page. */
const PATH = '/api/v1/jobs';
const MAX_NAME = 200;
/** Files are streamed: a long one takes longer than other calls. */
const DOWNLOAD_TIMEOUT_MS = 600_000;
/** A piece of 2 MiB on a slow line. */
const PIECE_TIMEOUT_MS = 120_000;

export type JobClient = ReturnType<typeof jobClient>;

/** The name that a job has of a file: its end holds the extension. */
export const jobNameOf = ({ name }: File): string => name.slice(-MAX_NAME).trim();

/** The calls for file jobs with a key. None of them throws. */
export function jobClient(apiKey: string) {
  function call<Data = FileJob>(
    method: string,
    path: string,
    rest: Partial<KeyedCall> = {},
    read: (response: Response) => Promise<Answered<Data>> = jsonIn,
  ): Promise<Answered<Data>> {
    return sendWithKey({ method, path: PATH + path, apiKey, ...rest }, read);
  }
  return {
    /** Sent a second time without an answer: the key keeps the file from being registered twice. */
    register: async (file: File) => {
      const { body, headers } = json<CreateFileJobBody>({ kind: 'validate', name: jobNameOf(file), bytes: file.size });
      const keyed = { body, headers: { ...headers, 'Idempotency-Key': newRun() } };
      const answer = await call('POST', '', keyed);
      return answer.error?.status === null ? call('POST', '', keyed) : answer;
    },
    read: (id: string) => call('GET', of(id)),
    /** How much of the file has arrived, in bytes. */
    offset: (id: string) => call('HEAD', of(id, 'file'), {}, offsetIn),
    piece: (id: string, body: Blob, offset: number, signal: AbortSignal) =>
      call('PATCH', of(id, 'file'), { body, headers: pieceHeaders(offset), signal, timeoutMs: PIECE_TIMEOUT_MS }),
    chooseColumn: (id: string, ibanColumn: string) =>
      call('POST', of(id, 'preflight'), json<FileChoice>({ ibanColumn })),
    start: (id: string) => call('POST', of(id, 'start')),
    cancel: (id: string) => call('POST', of(id, 'cancel')),
    remove: (id: string) => call('DELETE', of(id)),
    download: (id: string, file: 'result' | 'errors') =>
      call('GET', of(id, file), { timeoutMs: DOWNLOAD_TIMEOUT_MS }, downloadIn),
  };
}

function of(id: string, step?: string): string {
  const path = `/${encodeURIComponent(id)}`;
  return step ? `${path}/${step}` : path;
}

function json<Body extends object>(body: Body) {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** As the protocol tus 1.0 has them. */
function pieceHeaders(offset: number) {
  return {
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
    'Tus-Resumable': '1.0.0',
  };
}

async function jsonIn<Data>(response: Response): Promise<Answered<Data>> {
  return answerIn<Data>(response, await response.text());
}

async function offsetIn(response: Response): Promise<Answered<number>> {
  const offset = response.headers.get('Upload-Offset');
  return response.ok && offset ? { data: Number(offset) } : { error: callErrorOf(response, '') };
}

async function downloadIn(response: Response) {
  return response.ok ? { data: await fileIn(response) } : { error: callErrorOf(response, await response.text()) };
}
