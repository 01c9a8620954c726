import { germanNumber, Problem } from '@pruefer/contracts';
import { readFreeBytes } from '../storage/folders.js';

const MEBIBYTE = 1_048_576;

/**
 * @param error of writing
 * @param maxBytes more than this is not needed
 * @returns Problem `job_failed` when the disk was full or the folder is closed to this account; any other error as it is
 */
export async function diskProblem(error: unknown, folder: string, maxBytes: number): Promise<unknown> {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code)) return diskFullProblem(folder, maxBytes);
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return new Problem('job_failed', { text: `In ${folder} darf dieses Konto nicht schreiben (${code}).` });
}

/** The problem of a folder with too little free space. @param maxBytes needed at most */
export async function diskFullProblem(folder: string, maxBytes: number): Promise<Problem> {
  const megabytes = (bytes: number) => `${germanNumber(Math.ceil(bytes / MEBIBYTE))} MB`;
  const free = await readFreeBytes(folder);
  const text = `In ${folder} ist zu wenig Platz: Frei sind ${megabytes(free)}, nötig sind höchstens ${megabytes(maxBytes)}.`;
  return new Problem('job_failed', { text });
}
