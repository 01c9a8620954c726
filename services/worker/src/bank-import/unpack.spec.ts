import { gzipSync } from 'node:zlib';
import { FileUnreadable, unpack } from './unpack.js';

async function read(file: Uint8Array, taken?: (bytes: number) => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unpack(file, taken)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('F4: the content of a file', () => {
  it.each([0, 1, 2, 3, 262_144, 1_000_000])('of %i bytes is the same packed and not', async (bytes) => {
    const content = Buffer.alloc(bytes, 'Köln');
    expect((await read(content)).equals(content)).toBe(true);
    expect((await read(gzipSync(content))).equals(content)).toBe(true);
  });

  it('is counted as the file is taken', async () => {
    const heard: number[] = [];
    await read(Buffer.alloc(600_000), (bytes) => heard.push(bytes));
    expect(heard).toEqual([262_144, 524_288, 600_000]);
  });

  it('ends where it grows beyond 50 MB, and where it is no gzip', async () => {
    await expect(read(gzipSync(Buffer.alloc(50_000_001)))).rejects.toThrow(FileUnreadable);
    await expect(read(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))).rejects.toThrow(FileUnreadable);
    await expect(read(gzipSync('Inhalt').subarray(0, 20))).rejects.toThrow(FileUnreadable);
  });
});
