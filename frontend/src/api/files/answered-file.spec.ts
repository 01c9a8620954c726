import { readChunks, readFileName } from './answered-file.js';

it.each([
  ['attachment; filename="api-logs_2026-11-20_Europe-Berlin.csv"', 'api-logs_2026-11-20_Europe-Berlin.csv'],
  ['attachment; filename=logs.csv', 'logs.csv'],
  ['attachment; filename="../../etc/passwd"', undefined],
  ['', undefined],
])('of %p the name is %s', (disposition, name) => {
  expect(readFileName(new Headers({ 'Content-Disposition': disposition }))).toBe(name);
});

describe('a body that comes bit by bit', () => {
  const cancelled = jest.fn();
  const body = (pieces: number) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (let piece = 1; piece <= pieces; piece++) controller.enqueue(Uint8Array.of(piece));
        },
        cancel: cancelled,
      }),
    );

  it('is read to where the reader stops, which ends the call', async () => {
    const read: number[] = [];
    for await (const [byte] of readChunks(body(3))) {
      read.push(byte!);
      if (byte === 2) break;
    }
    expect(read).toEqual([1, 2]);
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it('may be empty', async () => {
    const read: unknown[] = [];
    for await (const chunk of readChunks(new Response(null))) read.push(chunk);
    expect(read).toEqual([]);
  });
});
