import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { MAX_PASSPHRASE_LENGTH, Problem, type StreamedBytes } from '@pruefer/contracts';

const FILE_FIELD = 'backupFile';
const PASSPHRASE_FIELD = 'passphrase';
const fileTypes = ['application/sql', 'text/plain', 'application/octet-stream'];
const fileNames = /\.sql(?:\.enc)?$/i;
/** Of one part. */
const MAX_HEADER_PAIRS = 20;

/** What is done with the file while it comes. */
export type TakeFile<Result> = (file: Readable, passphrase: string | undefined) => Promise<Result>;

/**
 * Reads an uploaded form strictly: at most a passphrase, then exactly one file. The client's name of the file decides nothing but whether
 * it can be one of ours.
 * @param take gets the file as it comes; what it has not read is dropped
 * @throws Problem `backup_type_unsupported` for any other form; what the sender or `take` throws
 */
export async function readForm<Result>(
  { type, chunks }: Omit<StreamedBytes, 'signal'>,
  take: TakeFile<Result>,
): Promise<Result> {
  const form = parserOf(type);
  const source = Readable.from(chunks, { objectMode: false });
  let taken: Promise<Result> | undefined;
  let file: Readable | undefined;
  const whole = new Promise<void>((resolve, reject) => {
    let passphrase: string | undefined;
    form.on('field', (name, value, _nameCut, isCut) => {
      if (name !== PASSPHRASE_FIELD || passphrase !== undefined || taken || isCut) return reject(unsupported());
      passphrase = value;
    });
    form.on('file', (name, content, fileName, _encoding, contentType) => {
      // Without a listener an error of its own would end the process.
      content.on('error', reject);
      if (taken || name !== FILE_FIELD || !isOurs(fileName, contentType)) return reject(unsupported());
      file = content;
      taken = take(content, passphrase || undefined);
      taken.catch(reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => reject(unsupported()));
    form.on('error', () => reject(unsupported()));
    source.on('error', reject);
    form.once('finish', () => resolve());
    source.pipe(form);
  });
  try {
    await whole;
    if (!taken) throw unsupported();
    return await taken;
  } catch (error) {
    source.unpipe(form);
    source.destroy();
    form.destroy();
    file?.destroy(error as Error);
    // What is read of it ends too, and is waited for: nothing of the file is left behind. Who ends its reading has the reason.
    const reason: unknown = await taken?.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    throw error instanceof Problem ? error : (reason ?? error);
  }
}

function parserOf(type: string): Busboy {
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

function isOurs(fileName: string, contentType: string): boolean {
  return fileNames.test(fileName) || (fileName !== '' && fileTypes.includes(contentType.toLowerCase()));
}

const unsupported = (): Problem => new Problem('backup_type_unsupported');
