import { Problem } from '@pruefer/contracts';
import { isTransientFailure } from '../../jobs/run/outcome-of-failure.js';

/** Too many open files, no room, or a volume that is away for a moment. */
const diskCodes = new Set(['EMFILE', 'ENFILE', 'ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EROFS', 'ESTALE']);

/** Whether work on a file may succeed later, so that the job must not end. */
export function isTransientFileFailure(error: unknown): boolean {
  if (error instanceof Problem && error.code === 'file_storage_full') return true;
  return isTransientFailure(error) || diskCodes.has(String((error as NodeJS.ErrnoException).code));
}
