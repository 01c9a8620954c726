import { useState } from 'react';
import { useDownload } from './use-download.js';
import type { Call } from '../http/request.js';
import { useOutcomeToast } from '~/api/base/use-outcome-toast.js';

interface ExportTexts {
  /** undefined: the file alone shows that it is done. */
  readonly exported?: { readonly title: string; readonly text: string };
  readonly exportFailed: string;
}

/** Fetches a list as a file, once at a time, and reports the result. */
export function useCsvExport({ exported, exportFailed }: ExportTexts) {
  const [isRunning, setRunning] = useState(false);
  const download = useDownload();
  const tellOutcome = useOutcomeToast();

  /** @param fileName instead of the one that the server gives it */
  async function start(call: Call<Blob>, fileName?: string) {
    if (isRunning) return;
    setRunning(true);
    const outcome = await download(call, fileName);
    setRunning(false);
    tellOutcome(outcome === 'saved' ? undefined : outcome, exportFailed, exported);
  }

  return { isRunning, start };
}
