import { chunksOf, fileNameIn } from '~/api/files/answered-file.js';
import type { FileTarget } from '~/api/files/file-target.js';

/** Progress of a download. */
export interface Received {
  readonly bytes: number;
  readonly seconds: number;
}

const PROGRESS_EVERY_MS = 200;
const SECOND_MS = 1_000;

/** Takes a file bit by bit. @returns its name, size and time, or that there was no room for it */
export async function storeFile(
  response: Response,
  target: FileTarget,
  suggestedName: string,
  showProgress: (received: Received) => void,
): Promise<(Received & { readonly name: string }) | 'full'> {
  const startedAt = Date.now();
  let bytes = 0;
  let shownAt = 0;
  const progress = () => ({ bytes, seconds: Math.max(1, Math.round((Date.now() - startedAt) / SECOND_MS)) });
  for await (const chunk of chunksOf(response)) {
    if (!(await target.write(chunk))) return 'full';
    bytes += chunk.length;
    if (Date.now() - shownAt < PROGRESS_EVERY_MS) continue;
    shownAt = Date.now();
    showProgress(progress());
  }
  const name = fileNameIn(response.headers) ?? suggestedName;
  await target.finish(name, response.headers.get('Content-Type') ?? 'application/sql');
  return { name, ...progress() };
}
