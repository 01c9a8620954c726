import { useState } from 'react';
import { useDownload } from '~/api/files/use-download.js';
import type { Call } from '~/api/http/request.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';

interface ExportTexts {
  readonly exported: { readonly title: string; readonly text: string };
  readonly exportFailed: string;
}

/** Fetches a list as a file, once at a time, and reports the result. */
export function useCsvExport({ exported, exportFailed }: ExportTexts) {
  const [isRunning, setRunning] = useState(false);
  const download = useDownload();
  const toast = useToast();

  async function start(call: Call<Blob>) {
    if (isRunning) return;
    setRunning(true);
    const outcome = await download(call);
    setRunning(false);
    if (outcome === 'saved') toast({ kind: 'success', ...exported });
    else toast({ kind: 'error', title: exportFailed, text: outcome.message ?? tc.unexpected });
  }

  return { isRunning, start };
}
