import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendEncrypted, FILE_KEY_BYTES, readEncrypted } from './encrypted-file.js';

const key = { key: randomBytes(FILE_KEY_BYTES), file: 'upload' };
const pieces = [randomBytes(200_000), randomBytes(1), randomBytes(70_000)];
const whole = Buffer.concat(pieces);
let folder: string;
let path: string;

async function readAll(length: number, fileKey = key): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const piece of readEncrypted(path, fileKey, length)) read.push(piece);
  return Buffer.concat(read);
}

/** Offset of the n-th segment in the file. */
async function segmentAt(n: number): Promise<number> {
  const file = await readFile(path);
  let at = 0;
  for (let nth = 0; nth < n; nth++) at += 32 + file.readUInt32BE(at);
  return at;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encrypted-'));
  path = join(folder, 'file');
  let end = { length: 0, position: 0 };
  for (const piece of pieces) end = await appendEncrypted(path, key, end, piece);
});

afterEach(() => rm(folder, { recursive: true }));

describe('C15: an encrypted file', () => {
  it('holds what was appended, and none of it in plain', async () => {
    expect(await readAll(whole.length)).toEqual(whole);
    expect((await readFile(path)).includes(whole.subarray(0, 16))).toBe(false);
    expect(await readAll(200_000)).toEqual(pieces[0]);
  });

  it('loses what a killed process wrote behind the noted end', async () => {
    const handle = await open(path, 'a');
    await handle.appendFile(randomBytes(1_000));
    await handle.close();
    await appendEncrypted(path, key, { length: 200_001 }, Buffer.from('other'));
    expect(await readAll(200_006)).toEqual(Buffer.concat([whole.subarray(0, 200_001), Buffer.from('other')]));
  });

  it.each([
    ['a changed byte', async () => flip(await segmentAt(1), 20)],
    ['a changed length', async () => flip(await segmentAt(0), 3)],
    ['two segments of one length exchanged', async () => exchange(await segmentAt(0), await segmentAt(1))],
    ['a missing end', () => truncate(path, 250_000)],
  ])('is refused with %s', async (_, damage) => {
    await damage();
    await expect(readAll(whole.length)).rejects.toThrow(Error);
  });

  it.each([
    ['another key', { ...key, key: randomBytes(FILE_KEY_BYTES) }],
    ['the name of another file', { ...key, file: 'result' }],
  ])('is refused with %s', async (_, other) => {
    await expect(readAll(whole.length, other)).rejects.toThrow(Error);
  });
});

async function flip(at: number, by: number): Promise<void> {
  const file = await readFile(path);
  file[at + by]! ^= 1;
  await writeFile(path, file);
}

async function exchange(one: number, other: number): Promise<void> {
  const file = await readFile(path);
  const first = Buffer.from(file.subarray(one, other));
  file.copy(file, one, other, other + first.length);
  first.copy(file, other);
  await writeFile(path, file);
}
