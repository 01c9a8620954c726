import { buffer } from 'node:stream/consumers';
import { Problem } from '@pruefer/contracts';
import type { BackupHeader } from './backup-header.js';
import type { BackupPiece } from './backup-reader.js';
import { BackupWriter, type TableRows } from './backup-writer.js';
import { formatCopyRow, rowValues } from './copy-text.js';
import { openBackup, type OpenOptions } from './open-backup.js';

export const header: BackupHeader = {
  createdAt: '2026-11-22T01:15:00.000Z',
  productVersion: '0.1.0',
  schemaVersion: 3,
  parts: ['content', 'logs'],
  secrets: [{ name: 'log-hash', fingerprint: '0123456789abcdef' }],
};

export async function* chunks(...texts: (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text as string);
}
async function* toTableStream(...tables: TableRows[]): AsyncGenerator<TableRows> {
  yield* tables;
}
export const page = (...rows: (string | null)[][]): TableRows => ({
  table: 'cms.page',
  columns: ['id', 'title'],
  rows: chunks(rows.map(formatCopyRow).join('')),
});
export const written = (...tables: TableRows[]): Promise<Buffer> =>
  buffer(new BackupWriter().write(header, toTableStream(...tables)));

const options: OpenOptions = {
  newestSchema: 3,
  isListed: ({ table, columns }) => table.startsWith('cms.') && columns.length <= 2,
  maxBytes: 1e9,
};
export async function read(
  file: Buffer,
  change: Partial<OpenOptions> = {},
  chunkBytes = 1_000,
): Promise<BackupPiece[]> {
  async function* source() {
    for (let at = 0; at < file.length; at += chunkBytes) yield file.subarray(at, at + chunkBytes);
  }
  const pieces: BackupPiece[] = [];
  const { pieces: read } = await openBackup(source(), { ...options, ...change });
  for await (const piece of read)
    pieces.push(piece.kind === 'rows' ? { ...piece, bytes: Buffer.from(piece.bytes) } : piece);
  return pieces;
}
export const refusal = (file: Buffer | string, change?: Partial<OpenOptions>) =>
  read(Buffer.from(file as string), change).then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );
export const rowsIn = (pieces: BackupPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'rows' ? [...rowValues(piece)] : []));
