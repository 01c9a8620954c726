import type { FileJob } from '@pruefer/contracts';
import type { CallError } from '~/api/base/call-error.js';
import { PIECE_BYTES, uploadFile } from './upload-file.js';

const BYTES = 2 * PIECE_BYTES + 5;
const job = { id: 'a', received: 0, bytes: BYTES, state: 'uploading' } as FileJob;
const cut: CallError = {
  status: null,
  technical: 'cut',
  message: 'unterbrochen',
  code: null,
  requestId: null,
  waitSeconds: null,
  fields: [],
};

/** A service that refuses the calls for pieces with these numbers. @param isStored whether it has stored them all the same */
function uploadTo(refused: Readonly<Record<number, Partial<CallError>>>, isStored = false, received = 0) {
  const pieces: [offset: number, size: number][] = [];
  const pauses: number[] = [];
  const sent: number[] = [];
  const controller = new AbortController();
  let arrived = received;
  const client = {
    piece: async (_: string, piece: Blob, offset: number) => {
      pieces.push([offset, piece.size]);
      const refusal = refused[pieces.length];
      if (!refusal || isStored) arrived = offset + piece.size;
      return refusal ? { error: { ...cut, ...refusal } } : { data: { ...job, received: arrived } };
    },
    offset: async () => ({ data: arrived }),
    read: async () => ({ data: { ...job, received: arrived, state: 'checking' as const } }),
  };
  const answer = uploadFile(
    new Blob(['x'.repeat(BYTES)]),
    { ...job, received },
    {
      client,
      signal: controller.signal,
      wait: async (seconds) => void pauses.push(seconds),
      onSent: (bytes) => sent.push(bytes),
      onWait: () => undefined,
    },
  );
  return { answer, pieces, pauses, sent, stop: controller };
}

it('sends pieces in order from where the job is, and reads it at the end', async () => {
  const { answer, pieces, sent } = uploadTo({}, false, PIECE_BYTES);
  expect((await answer).data?.state).toBe('checking');
  expect(pieces).toEqual([
    [PIECE_BYTES, PIECE_BYTES],
    [2 * PIECE_BYTES, 5],
  ]);
  expect(sent).toEqual([2 * PIECE_BYTES, BYTES]);
});

it('goes on after cuts where the service says, even when only the answer to the last piece was lost', async () => {
  const { answer, pieces, pauses } = uploadTo({ 2: {}, 3: { status: 409, code: 'upload_offset' } });
  expect((await answer).data?.received).toBe(BYTES);
  expect(pieces.map(([offset]) => offset)).toEqual([0, PIECE_BYTES, PIECE_BYTES, PIECE_BYTES, 2 * PIECE_BYTES]);
  expect(pauses).toEqual([1, 2]);
  const lost = uploadTo({ 3: {} }, true);
  expect((await lost.answer).data?.state).toBe('checking');
  expect(lost.pieces).toHaveLength(3);
});

it('gives up after three tries in a row, at once when waiting does not help, and when it is stopped', async () => {
  const tired = uploadTo({ 1: {}, 2: {}, 3: {}, 4: {} });
  expect((await tired.answer).error?.message).toBe('unterbrochen');
  expect(tired.pauses).toEqual([1, 2, 4]);
  const refused = uploadTo({ 1: { status: 409, code: 'file_job_state' } });
  expect((await refused.answer).error?.code).toBe('file_job_state');
  expect(refused.pieces).toHaveLength(1);
  const stopped = uploadTo({ 1: {} });
  stopped.stop.abort();
  expect((await stopped.answer).error).toBeDefined();
  expect(stopped.pauses).toEqual([]);
});
