import { buffer, text } from 'node:stream/consumers';
import { Problem } from '@pruefer/contracts';
import { readForm } from './read-form.js';

const part = (about: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${about}\r\n${content === 'typed' ? 'Content-Type: text/plain\r\n' : ''}\r\n${content}\r\n`;
const file = (content = 'rows', name = 'a.sql', field = 'backupFile') =>
  part(`name="${field}"; filename="${name}"`, content);
const passphrase = (value = 'geheim', field = 'passphrase') => part(`name="${field}"`, value);

async function* splitIntoChunks(body: string, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += bytes) yield Buffer.from(body.slice(at, at + bytes));
}

const read = (parts: string, { end = '--b--\r\n', bytes = 7, type = 'multipart/form-data; boundary=b' } = {}) =>
  readForm({ type, chunks: splitIntoChunks(parts + end, bytes) }, async (source, secret) => [
    await text(source),
    secret,
  ]).catch((error: unknown) => (error instanceof Problem ? error.code : error));

describe('readForm', () => {
  it.each([1, 7, 1_000])('reads the one file, in pieces of %i bytes', async (bytes) => {
    expect(await read(file('x'.repeat(500)), { bytes })).toEqual(['x'.repeat(500), undefined]);
  });

  it('reads a passphrase in front of it', async () => {
    expect(await read(passphrase('über') + file())).toEqual(['rows', 'über']);
  });

  it('E1: takes a file by its name or by its type', async () => {
    expect(await read(file('rows', 'a.sql.enc'))).toEqual(['rows', undefined]);
    expect(await read(file('typed', 'a'))).toEqual(['typed', undefined]);
  });

  it.each([
    ['none', passphrase()],
    ['two', file() + file()],
    ['another field', file('rows', 'a.sql', 'other')],
    ['a field behind it', file() + passphrase()],
    ['two passphrases', passphrase() + passphrase() + file()],
    ['a field of another name', passphrase('x', 'other') + file()],
    ['a passphrase that is too long', passphrase('x'.repeat(5_000)) + file()],
  ])('E1: refuses %s', async (_name, parts) => expect(await read(parts)).toBe('backup_type_unsupported'));

  it('E1: refuses a form that is cut off or none at all', async () => {
    expect(await read(file(), { end: '' })).toBe('backup_type_unsupported');
    expect(await read('hello')).toBe('backup_type_unsupported');
    expect(await read(file(), { type: 'multipart/form-data' })).toBe('backup_type_unsupported');
  });

  it('fails with the failure of the sender, and waits for the reader', async () => {
    async function* broken() {
      yield Buffer.from(file().slice(0, 90));
      throw new Problem('request_timeout');
    }
    let isOver = false;
    const form = readForm({ type: 'multipart/form-data; boundary=b', chunks: broken() }, async (source) => {
      await buffer(source).catch(() => undefined);
      isOver = true;
    });
    await expect(form).rejects.toMatchObject({ code: 'request_timeout' });
    expect(isOver).toBe(true);
  });

  it('fails with what its taker failed with', async () => {
    const form = readForm(
      { type: 'multipart/form-data; boundary=b', chunks: splitIntoChunks(file('x'.repeat(200_000)), 9_000) },
      () => Promise.reject(new Problem('backup_unreadable')),
    );
    await expect(form).rejects.toMatchObject({ code: 'backup_unreadable' });
  });
});
