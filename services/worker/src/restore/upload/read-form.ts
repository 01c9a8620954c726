import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { MAX_PASSPHRASE_LENGTH, Problem, type StreamedBytes } from '@pruefer/contracts';

const FILE_FIELD = 'backupFile';
const PASSPHRASE_FIELD = 'passphrase';
const fileTypes = ['application/sql', 'text/plain', 'application/octet-stream'];
const fileNames = /\.sql(?:\.enc)?$/i;
/** Maximum of header pairs in one part. */
const MAX_HEADER_PAIRS = 20;

/** Consumes the file during the upload. */
type ReadFile<Result> = (file: Readable, passphrase: string | undefined) => Promise<Result>;

/**
 * Parses an upload form strictly: an optional passphrase, then exactly one file. The client's file name is only checked for its extension.
 * @param readFile receives the file as a stream; unread data is discarded
 * @throws Problem `backup_type_unsupported` for any other form; errors of the sender or of `readFile`
 */
export async function readForm<Result>(
  { type, chunks }: Omit<StreamedBytes, 'signal'>,
  readFile: ReadFile<Result>,
): Promise<Result> {
  const form = createParser(type);
  const source = Readable.from(chunks, { objectMode: false });
  let result: Promise<Result> | undefined;
  let file: Readable | undefined;
  const completion = new Promise<void>((resolve, reject) => {
    let passphrase: string | undefined;
    form.on('field', (name, value, _nameCut, isCut) => {
      if (name !== PASSPHRASE_FIELD || passphrase !== undefined || result || isCut) return reject(unsupported());
      passphrase = value;
    });
    form.on('file', (name, content, fileName, _encoding, contentType) => {
      // Without a listener its error would end the process.
      content.on('error', reject);
      if (result || name !== FILE_FIELD || !isBackupFile(fileName, contentType)) return reject(unsupported());
      file = content;
      result = readFile(content, passphrase || undefined);
      result.catch(reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => reject(unsupported()));
    form.on('error', () => reject(unsupported()));
    source.on('error', reject);
    form.once('finish', () => resolve());
    source.pipe(form);
  });
  try {
    await completion;
    if (!result) throw unsupported();
    return await result;
  } catch (error) {
    source.unpipe(form);
    source.destroy();
    form.destroy();
    file?.destroy(error as Error);
    // Waits for the reader of the file, so that no part of it remains. An error of the reader takes precedence.
    const reason: unknown = await result?.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    throw error instanceof Problem ? error : (reason ?? error);
  }
}

function createParser(type: string): Busboy {
  const limits = {
    files: 1,
    fields: 1,
    parts: 2,
    fieldNameSize: 100,
    fieldSize: 4 * MAX_PASSPHRASE_LENGTH,
    headerPairs: MAX_HEADER_PAIRS,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw unsupported();
  }
}

function isBackupFile(fileName: string, contentType: string): boolean {
  return fileNames.test(fileName) || (fileName !== '' && fileTypes.includes(contentType.toLowerCase()));
}

const unsupported = (): Problem => new Problem('backup_type_unsupported');
