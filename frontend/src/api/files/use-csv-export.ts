import { useState } from 'react';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import type { Call } from '../http/request.js';
import { readFile } from './answered-file.js';
import { saveFile } from './save-file.js';

interface ExportTexts {
  /** undefined: the file alone shows that it is done. */
  readonly exported?: { readonly title: string; readonly text: string };
  readonly exportFailed: string;
}

/** Files are streamed: a long list takes longer than other calls. */
const TIMEOUT_MS = 600_000;
const UNNAMED = 'Export.csv';

/**
 * Fetches a list as a file, once at a time, and reports the result. The call carries the session's token, which a plain
 * link could not.
 */
export function useCsvExport({ exported, exportFailed }: ExportTexts) {
  const [isRunning, setRunning] = useState(false);
  const send = useUncachedCall();
  const tellOutcome = useOutcomeToast();

  /** @param fileName instead of the one that the server gives it */
  async function start(call: Call<Blob>, fileName?: string) {
    if (isRunning) return;
    setRunning(true);
    const { data, error } = await send(call, { timeoutMs: TIMEOUT_MS }, readFile);
    setRunning(false);
    if (data) saveFile(data.content, fileName ?? data.name ?? UNNAMED);
    tellOutcome(error, exportFailed, exported);
  }

  return { isRunning, start };
}
