import { createHash } from 'node:crypto';
import { readManifest } from './manifest.js';
import { requireWal, type WalSegment } from './wal-segments.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entry = (path: object) =>
  JSON.stringify({
    ...path,
    Size: 3,
    'Last-Modified': '2026-11-22 01:15:00 GMT',
    'Checksum-Algorithm': 'SHA256',
    Checksum: sha256('18\n'),
  });
const range = '{ "Timeline": 1, "Start-LSN": "1/FF000028", "End-LSN": "2/100" }';

/** A manifest in the form of PostgreSQL: the last line holds the sum of all lines before. */
function written(files: string[], ranges = range): Buffer {
  const text = `{ "PostgreSQL-Backup-Manifest-Version": 2,\n"Files": [\n${files.join(',\n')}\n],\n"WAL-Ranges": [\n${ranges}\n],\n`;
  return Buffer.from(`${text}"Manifest-Checksum": "${sha256(text)}"}\n`);
}

it('is read with its files, also of names that are no text, and with the log that belongs to it', () => {
  const { files, walRanges } = readManifest(
    written([entry({ Path: 'PG_VERSION' }), entry({ 'Encoded-Path': 'ff41' })]),
  );
  expect([...files]).toEqual([
    ['PG_VERSION', { size: 3, checksum: sha256('18\n') }],
    ['�A', { size: 3, checksum: sha256('18\n') }],
  ]);
  expect(walRanges).toEqual([{ timeline: 1, start: 0x1_ff00_0028n, end: 0x2_0000_0100n }]);
});

it.each([
  [
    'changed',
    Buffer.from(
      written([entry({ Path: 'PG_VERSION' })])
        .toString()
        .replace('"Size":3', '"Size":4'),
    ),
  ],
  ['cut off', written([entry({ Path: 'PG_VERSION' })]).subarray(0, -20)],
  ['empty', Buffer.alloc(0)],
  ['one that names a file twice', written([entry({ Path: 'x' }), entry({ Path: 'x' })])],
  ['one without a log', written([entry({ Path: 'x' })], '')],
])('is refused when it is %s', (_, text) => {
  expect(() => readManifest(text)).toThrow(expect.objectContaining({ code: 'backup_damaged' }) as Error);
});

describe('the log of changes', () => {
  const size = 16 * 1_048_576;
  const ranges = [{ timeline: 1, start: 0x1_ff00_0028n, end: 0x2_0000_0100n }];
  const segments = (...all: [string, WalSegment][]) => new Map(all);
  const first: [string, WalSegment] = ['0000000100000001000000FF', { size, lsn: 0x1_ff00_0000n }];
  const second: [string, WalSegment] = ['000000010000000200000000', { size, lsn: 0x2_0000_0000n }];

  it('is complete when every segment is there', () => {
    expect(() => requireWal(ranges, segments(first, second))).not.toThrow();
  });

  it.each([
    ['nothing', segments()],
    ['the first alone', segments(first)],
    ['a file of before under a new name', segments(first, [second[0], { size, lsn: 0x1_0000_0000n }])],
    ['a shortened one', segments(first, [second[0], { ...second[1], size: 8_192 }])],
  ])('is not with %s', (_, there) => {
    expect(() => requireWal(ranges, there)).toThrow(expect.objectContaining({ code: 'backup_damaged' }) as Error);
  });
});
