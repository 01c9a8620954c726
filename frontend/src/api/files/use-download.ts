import { readFile } from './answered-file.js';
import { useUncachedCall } from '../base/use-uncached-call.js';
import type { CallError } from '../http/call-error.js';
import type { Call } from '../http/request.js';
import { saveFile } from './save-file.js';

/** Files are streamed: a long list takes longer than other calls. */
const TIMEOUT_MS = 600_000;
const UNNAMED = 'Export.csv';

/** Fetches a file with the session's token, which a plain link could not carry, and hands it to the browser. */
export function useDownload() {
  const send = useUncachedCall();

  /** @param fileName instead of the one that the server gives it */
  return async (call: Call<Blob>, fileName?: string): Promise<CallError | 'saved'> => {
    const { data, error } = await send(call, { timeoutMs: TIMEOUT_MS }, readFile);
    if (error) return error;
    saveFile(data.content, fileName ?? data.name ?? UNNAMED);
    return 'saved';
  };
}
