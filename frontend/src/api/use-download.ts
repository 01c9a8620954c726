import { useUncachedCall } from './use-uncached-call.js';
import type { CallError } from './call-error.js';
import type { Call } from './request.js';
import { saveFile } from './save-file.js';

/** Fetches a file with the session's token, which a plain link could not carry, and hands it to the browser. */
export function useDownload() {
  const send = useUncachedCall();

  return async (call: Call<Blob>, fileName: string): Promise<CallError | 'saved'> => {
    const { data, error } = await send(call, (response) => response.blob());
    if (error) return error;
    saveFile(data, fileName);
    return 'saved';
  };
}
