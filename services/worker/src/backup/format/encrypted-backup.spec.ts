import { buffer } from 'node:stream/consumers';
import { chunks, page, read, refusal, rowsIn, written } from './backup-file.fixture.js';
import { encryptFrames, FRAME_BYTES } from './encrypted-frames.js';
import { newFileKey } from './passphrase-key.js';

const PASSPHRASE = 'Käse und Brot am Morgen';

describe('F1: an encrypted backup', () => {
  let plain: Buffer;
  let encrypted: Buffer;

  beforeAll(async () => {
    plain = await written({ ...page(), rows: chunks(`1\t${'x'.repeat(3 * FRAME_BYTES)}\n`) });
    encrypted = await buffer(encryptFrames(chunks(plain), await newFileKey(PASSPHRASE)));
  });

  it('is read with its passphrase, however its letters are composed', async () => {
    const passphrase = PASSPHRASE.normalize('NFD');
    expect(rowsIn(await read(encrypted, { passphrase }))).toEqual(rowsIn(await read(plain)));
    expect(encrypted.includes('COPY')).toBe(false);
  });

  it('stays closed without it', async () => {
    expect(await refusal(encrypted)).toBe('backup_locked');
    expect(await refusal(encrypted, { passphrase: 'x' })).toBe('backup_locked');
  });

  it('cannot be cut off, even between two frames, and its frames keep their order', async () => {
    const begin = encrypted.indexOf('\n') + 1;
    const frame = FRAME_BYTES + 16;
    const at = (n: number) => encrypted.subarray(begin + n * frame, begin + (n + 1) * frame);
    const first = encrypted.subarray(0, begin);
    const files = [
      encrypted.subarray(0, begin + 2 * frame),
      encrypted.subarray(0, -1),
      encrypted.subarray(0, begin),
      Buffer.concat([first, at(1), at(0), at(2), at(3)]),
      Buffer.concat([first, at(0), at(2), at(3)]),
      Buffer.concat([encrypted, at(3)]),
    ];
    for (const file of files) expect(await refusal(file, { passphrase: PASSPHRASE })).toBe('backup_damaged');
  });

  it.each([
    ['more memory than we use', (line: string) => line.replace('scrypt 17', 'scrypt 30'), 'backup_unreadable'],
    ['hardly any', (line: string) => line.replace('scrypt 17', 'scrypt 01'), 'backup_unreadable'],
    ['another salt', (line: string) => line.replace(/(scrypt 17 )[\da-f]{32}/, `$1${'0'.repeat(32)}`), 'backup_locked'],
    ['a newer form', (line: string) => line.replace('backup 1', 'backup 2'), 'backup_newer'],
  ])('a first line that asks for %s is refused', async (_, change, code) => {
    const begin = encrypted.indexOf('\n');
    const file = Buffer.concat([
      Buffer.from(change(encrypted.toString('latin1', 0, begin))),
      encrypted.subarray(begin),
    ]);
    expect(await refusal(file, { passphrase: PASSPHRASE })).toBe(code);
  });
});
