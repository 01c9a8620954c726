import { type ApiKeysQuery, exportApiKeys, fileDayIn } from '@pruefer/contracts';
import { useState } from 'react';
import { call } from '~/api/http/call.js';
import { useDownload } from '~/api/files/use-download.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';

const text = tc.apiKeys.exporting;

/** Fetches the keys of the filters in force as a file. */
export function useKeyExport(filters: ApiKeysQuery) {
  const [isRunning, setRunning] = useState(false);
  const download = useDownload();
  const toast = useToast();
  const times = useTimes();

  async function start() {
    setRunning(true);
    const outcome = await download(
      call(exportApiKeys, { query: filters }),
      text.fileName(fileDayIn(times, new Date())),
    );
    setRunning(false);
    if (outcome === 'saved') toast({ kind: 'success', ...text.done });
    else toast({ kind: 'error', title: text.failed, text: outcome.message ?? tc.unexpected });
  }

  return { isRunning, start: () => void start() };
}
