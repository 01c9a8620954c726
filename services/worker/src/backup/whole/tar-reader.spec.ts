import { readTar } from './tar-reader.js';

interface Entry {
  readonly name: string;
  readonly type?: string;
  readonly text?: string;
  readonly magic?: string;
}

/** An entry as PostgreSQL writes it, or as somebody who changed the archive could. */
function packed({ name, type = '0', text = '', magic = 'ustar' }: Entry): Buffer {
  const header = Buffer.alloc(512);
  const size = Buffer.byteLength(text);
  header.write(name, 0);
  header.write(`${size.toString(8).padStart(11, '0')} `, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(magic, 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, Buffer.from(text), Buffer.alloc((512 - (size % 512)) % 512)]);
}

const end = Buffer.alloc(1024);
const archive = (...entries: Entry[]) => Buffer.concat([...entries.map(packed), end]);

/** @param chunkBytes how much arrives at a time */
async function read(bytes: Buffer, chunkBytes = 100): Promise<[string, string | null][]> {
  const source = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield Promise.resolve(bytes.subarray(at, at + chunkBytes));
  };
  const entries: [string, string | null][] = [];
  for await (const { path, isFolder, content } of readTar(source())) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    entries.push([path, isFolder ? null : Buffer.concat(chunks).toString()]);
  }
  return entries;
}

it.each([1, 511, 512, 513, 100_000])('reads files and folders, %i bytes at a time', async (chunkBytes) => {
  const text = 'x'.repeat(700);
  const bytes = archive(
    { name: 'base/', type: '5' },
    { name: 'base/1', text },
    { name: './pg_wal/', type: '5' },
    { name: 'PG_VERSION' },
  );
  const expected = [
    ['base', null],
    ['base/1', text],
    ['pg_wal', null],
    ['PG_VERSION', ''],
  ];
  expect(await read(bytes, chunkBytes)).toEqual(expected);
});

it.each([
  ['a path that leads out of the folder', { name: '../etc/passwd' }],
  ['one that does so further on', { name: 'base/../../x' }],
  ['an absolute path', { name: '/etc/passwd' }],
  ['a path without a name', { name: 'base//x' }],
  ['a symbolic link', { name: 'pg_tblspc/1', type: '2' }],
  ['a hard link', { name: 'x', type: '1' }],
  ['a device', { name: 'x', type: '3' }],
  ['an extended header', { name: 'x', type: 'x', text: 'path=../x' }],
  ['another form', { name: 'x', magic: 'gnu' }],
])('refuses %s', async (_, entry) => {
  await expect(read(archive(entry))).rejects.toMatchObject({ code: 'backup_damaged' });
});

it('refuses files cut off, changed or continued', async () => {
  const bytes = archive({ name: 'PG_VERSION', text: '18\n' });
  const changed = Buffer.from(bytes);
  changed[0] = 65;
  for (const damaged of [
    bytes.subarray(0, 600),
    bytes.subarray(0, -1),
    changed,
    Buffer.concat([bytes, Buffer.from('x')]),
  ])
    await expect(read(damaged)).rejects.toMatchObject({ code: 'backup_damaged' });
});
