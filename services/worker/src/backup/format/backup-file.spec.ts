import { createHash } from 'node:crypto';
import { chunks, header, page, read, refusal, rowsIn, written } from './backup-file.fixture.js';
import type { TableRows } from './backup-writer.js';
import { BLOCK_BYTES } from './grammar.js';

/** A file as the writer makes it, with other lines and right sums: what only the grammar can refuse. */
function signed(lines: string): string {
  const rows = (text: string) => createHash('sha256').update(text).digest('hex');
  const summed = lines.replaceAll(
    /(FROM stdin;\n)((?:.*\n)*?)\\\.\n-- rows (\d+) SUM\n/g,
    (_, copy: string, text: string, n: string) => {
      return `${copy}${text}\\.\n-- rows ${n} sha256 ${rows(text)}\n`;
    },
  );
  const [before = ''] = summed.split('-- end');
  return summed.replace('SUM', `sha256 ${rows(before)}`);
}
const opening = `-- iban-pruefer backup 1\n-- ${JSON.stringify(header)}\n`;
const block = (rows: string, count = rows.split('\n').length - 1, copy = 'COPY cms.page (id, title) FROM stdin;') =>
  `${copy}\n${rows}\\.\n-- rows ${count} SUM\n`;

describe('a backup', () => {
  const odd = [
    ['1', 'Käse\tund\nBrot \\ \\N \\. \b\f\v\r'],
    ['2', null],
    ['3', ''],
    ['4', '\\.'],
    ['5', '\u{1F600}'],
    ['\\N', 'DROP TABLE cms.page; --'],
  ];

  it('is read as it was written, however it is cut', async () => {
    const file = await written(page(...odd), { table: 'cms.section', columns: ['id'], rows: chunks() });
    for (const chunkBytes of [1, 7, 1_000_000]) {
      const pieces = await read(file, {}, chunkBytes);
      expect(rowsIn(pieces)).toEqual(odd);
      expect(pieces.filter(({ kind }) => kind !== 'rows')).toEqual([
        { kind: 'header', header },
        { kind: 'table', table: 'cms.page', columns: ['id', 'title'] },
        { kind: 'tableEnd', table: 'cms.page', rows: 6 },
        { kind: 'table', table: 'cms.section', columns: ['id'] },
        { kind: 'tableEnd', table: 'cms.section', rows: 0 },
        { kind: 'end', tables: 2, rows: 6, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
      ]);
    }
  });

  it('names its contents in plain text', async () => {
    expect((await written(page(['1', 'a']))).toString().replaceAll(/[\da-f]{64}/g, 'HEX')).toBe(
      `${opening}COPY cms.page (id, title) FROM stdin;\n1\ta\n\\.\n-- rows 1 sha256 HEX\n-- end tables 1 rows 1 sha256 HEX\n`,
    );
  });

  it('has blocks that depend on the rows alone, with a sum each', async () => {
    const row = `1\t${'x'.repeat(999)}\n`;
    const text = row.repeat(Math.ceil((2.5 * BLOCK_BYTES) / row.length));
    const large = (...parts: string[]): TableRows => ({ ...page(), rows: chunks(...parts) });
    const file = await written(large(text));
    expect(file.toString('latin1').match(/^COPY /gm)).toHaveLength(3);
    expect(file.equals(await written(large(text.slice(0, 777), text.slice(777))))).toBe(true);
    expect(rowsIn(await read(file, {}, 65_536))).toHaveLength(text.length / row.length);
  });

  it('is never written with unreadable rows', async () => {
    await expect(written({ ...page(), rows: chunks('1\thalf') })).rejects.toThrow('does not end');
  });

  it('is read in time that grows with its length, also when it is one line', async () => {
    const long = signed(`${opening}${block(`1\t${'x'.repeat(3_000_000)}\n`)}-- end tables 1 rows 1 SUM\n`);
    expect(rowsIn(await read(Buffer.from(long), {}, 100))).toHaveLength(1);
  });
});

describe('F2: a file that is no backup is refused', () => {
  const good = `${opening}${block('1\ta\n')}-- end tables 1 rows 1 SUM\n`;

  it.each([
    ['nothing', ''],
    ['no text', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a line without end', 'x'.repeat(100_000)],
    ['a file of pg_dump', '--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n'],
    ['a program', `${opening}COPY cms.page (id, title) TO PROGRAM 'id';\n`],
    ['a statement', `${opening}DROP TABLE cms.page;\n`],
    ['a header that is no JSON', '-- iban-pruefer backup 1\n-- {x\n'],
    ['a header with another field', `-- iban-pruefer backup 1\n-- ${JSON.stringify({ ...header, more: 1 })}\n`],
    ['a header nested too deeply', `-- iban-pruefer backup 1\n-- {"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}\n`],
    ...['+294276-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-W10', 'infinity'].map(
      (createdAt): [string, string] => [
        `a header made at ${createdAt}`,
        `-- iban-pruefer backup 1\n-- ${JSON.stringify({ ...header, createdAt })}\n`,
      ],
    ),
    ['a header of __proto__', '-- iban-pruefer backup 1\n-- {"__proto__":{"schemaVersion":1}}\n'],
    ['a header without end', `-- iban-pruefer backup 1\n-- {"${'x'.repeat(70_000)}"}\n`],
    ['a table that is not listed', signed(good.replace('cms.page', 'pg_catalog.pg_authid'))],
    ['a column too many', signed(good.replace('(id, title)', '(id, title, html)'))],
    ['a column twice', signed(good.replace('(id, title)', '(id, id)'))],
    ['a row with fewer values', signed(`${opening}${block('1\n')}-- end tables 1 rows 1 SUM\n`)],
    ['a row with more values', signed(`${opening}${block('1\ta\tb\n')}-- end tables 1 rows 1 SUM\n`)],
    ['an unknown escape', signed(`${opening}${block('1\t\\x41\n')}-- end tables 1 rows 1 SUM\n`)],
    ['a null amid text', signed(`${opening}${block('1\ta\\N\n')}-- end tables 1 rows 1 SUM\n`)],
    ['a carriage return', signed(`${opening}${block('1\ta\r\n')}-- end tables 1 rows 1 SUM\n`)],
    ['a NUL', signed(`${opening}${block('1\ta\0\n')}-- end tables 1 rows 1 SUM\n`)],
    [
      'a table twice',
      signed(
        `${opening}${block('1\ta\n')}${block('1\ta\n', 1, 'COPY cms.a (id, t) FROM stdin;')}${block('1\ta\n')}-- end tables 2 rows 3 SUM\n`,
      ),
    ],
    ['a block that ends early', signed(`${opening}${block('1\ta\n')}${block('2\ta\n')}-- end tables 1 rows 2 SUM\n`)],
    ['something behind its end', `${signed(good)}x`],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toBe('backup_unreadable');
  });

  it('text that is not UTF-8', async () => {
    const file = Buffer.from(
      signed(`${opening}${block('1\tÿ\n')}-- end tables 1 rows 1 SUM\n`).replace('ÿ', '\xff'),
      'latin1',
    );
    expect(await refusal(file)).toBe('backup_unreadable');
  });

  it.each([
    ['cut off behind a line', (text: string) => text.slice(0, text.indexOf('-- end'))],
    ['cut off in a line', (text: string) => text.slice(0, -10)],
    ['another value', (text: string) => text.replace('1\ta', '1\tb')],
    ['another header', (text: string) => text.replace('0.1.0', '0.1.1')],
    ['another number of rows', (text: string) => text.replace('-- rows 1', '-- rows 2')],
    ['another number of tables', (text: string) => text.replace('end tables 1', 'end tables 2')],
  ])('kinds of damage are distinguished: %s', async (_, change) => {
    expect(await refusal(change(signed(good)))).toBe('backup_damaged');
  });

  it('a newer form and newer tables are distinguished', async () => {
    expect(await refusal(good.replace('backup 1', 'backup 2'))).toBe('backup_newer');
    expect(await refusal(good, { newestSchema: 2 })).toBe('backup_newer');
  });

  it('a file over the limit', async () => {
    expect(await refusal(signed(good), { maxBytes: 200 })).toBe('backup_too_large');
  });
});

it('F2: no byte of a file can be changed, left out or doubled unnoticed', async () => {
  const file = await written(page(['1', 'a'], ['2', null]), {
    table: 'cms.section',
    columns: ['id'],
    rows: chunks('x\n'),
  });
  const codes = ['backup_unreadable', 'backup_damaged', 'backup_newer'];
  for (let at = 0; at < file.length; at += 1) {
    const [before, after] = [file.subarray(0, at), file.subarray(at + 1)];
    for (const byte of [file[at]! ^ 1, 0x0a, 0x5c, 0xff].filter((other) => other !== file[at]))
      expect(codes).toContain(await refusal(Buffer.concat([before, Buffer.from([byte]), after])));
    expect(codes).toContain(await refusal(Buffer.concat([before, after])));
    expect(codes).toContain(await refusal(Buffer.concat([before, file.subarray(at, at + 1), file.subarray(at)])));
  }
});
