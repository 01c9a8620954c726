import { damagedBackup } from './damaged-backup.js';

const BLOCK = 512;
const FILE = '0';
const FOLDER = '5';
/** PostgreSQL splits its files at 1 GiB; nothing it sends is longer. */
const MAX_FILE_BYTES = 2 ** 31;

/** A file or folder of an archive. The content has to be read to its end before the next entry. */
export interface TarEntry {
  /** Relative, with slashes, without `.` and `..`. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number;
  readonly content: AsyncGenerator<Buffer>;
}

/**
 * Reads a tar archive in the one form that PostgreSQL writes: ustar, files and folders. Links, devices, absolute paths, `..` and
 * extended headers are refused, so an archive can name nothing outside the folder it is unpacked to.
 * @throws Problem `backup_damaged`
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteSource(source);
  for (;;) {
    const header = await bytes.readExactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { path, isFolder, size } = parseHeader(header);
    let bytesToCome = size;
    const content = (async function* () {
      while (bytesToCome > 0) {
        const piece = await bytes.readAtMost(bytesToCome);
        bytesToCome -= piece.length;
        yield piece;
      }
    })();
    yield { path, isFolder, size, content };
    if (bytesToCome > 0) throw new Error(`${path} was not read to its end`);
    await bytes.readExactly((BLOCK - (size % BLOCK)) % BLOCK);
  }
  if ((await bytes.readExactly(BLOCK)).some((byte) => byte !== 0) || !(await bytes.isAtEnd()))
    throw damagedBackup('Hinter dem Ende des Archivs kommt noch etwas.');
}

function parseHeader(header: Buffer): Omit<TarEntry, 'content'> {
  const text = (start: number, length: number) => {
    const field = header.subarray(start, start + length);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end === -1 ? length : end);
  };
  const number = (start: number, length: number) => {
    const digits = text(start, length).trim();
    if (!/^[0-7]{1,12}$/.test(digits)) throw damagedBackup('Ein Dateikopf des Archivs ist nicht lesbar.');
    return Number.parseInt(digits, 8);
  };
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (number(148, 8) !== sum || text(257, 6) !== 'ustar' || text(345, 155) !== '')
    throw damagedBackup('Ein Dateikopf des Archivs ist nicht lesbar.');
  const kind = text(156, 1) || FILE;
  const name = text(0, 100);
  if (kind !== FILE && kind !== FOLDER) throw damagedBackup(`Das Archiv enthält einen Verweis oder ein Gerät: ${name}`);
  const isFolder = kind === FOLDER;
  // Some of PostgreSQL's names begin with `./`.
  const path = (isFolder ? name.replace(/\/$/, '') : name).replace(/^\.\//, '');
  if (!isInside(path)) throw damagedBackup(`Das Archiv enthält einen unzulässigen Pfad: ${name}`);
  const size = isFolder ? 0 : number(124, 12);
  if (size > MAX_FILE_BYTES) throw damagedBackup(`Das Archiv enthält eine zu große Datei: ${name}`);
  return { path, isFolder, size };
}

function isInside(path: string): boolean {
  if (/[\u0000-\u001f\\]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Takes pieces of any length from a source of chunks. */
class ByteSource {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** Whether no byte follows; waits for the next chunk. */
  async isAtEnd(): Promise<boolean> {
    while (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done) return true;
      this.rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length);
    }
    return false;
  }

  /** The next available bytes, one to `length`. @throws Problem `backup_damaged` at the end */
  async readAtMost(length: number): Promise<Buffer> {
    if (await this.isAtEnd()) throw damagedBackup('Das Archiv endet zu früh.');
    const piece = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(piece.length);
    return piece;
  }

  /** The next `length` bytes. @throws Problem `backup_damaged` when fewer follow */
  async readExactly(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let bytes = length; bytes > 0;) {
      const piece = await this.readAtMost(bytes);
      pieces.push(piece);
      bytes -= piece.length;
    }
    return Buffer.concat(pieces, length);
  }
}
