import { chooseTarget, memoryTarget } from '~/api/files/file-target.js';
import { useFileStream } from '~/api/files/use-file-stream.js';
import type { Call } from '~/api/http/request.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';

/** Backups have any size; a download that runs for six hours is stuck. */
const TIMEOUT_MS = 6 * 3_600_000;
const BROWSER_ROOM_BYTES = 1_000_000_000;
const text = tc.database.backups;

/** Fetches a backup, streamed to disk where the browser can do that. */
export function useBackupDownload() {
  const toast = useToast();
  const stream = useFileStream({
    timeoutMs: TIMEOUT_MS,
    type: 'application/sql',
    text,
    onDone: ({ name, bytes }) => toast({ kind: 'success', ...text.done(name, bytes) }),
    onFailed: () => toast({ kind: 'error', ...text.failed }),
  });

  /** @param suggestedName where the server gives none */
  async function start(downloadCall: Call<Blob>, suggestedName: string) {
    const target = (await chooseTarget(suggestedName)) ?? memoryTarget(BROWSER_ROOM_BYTES);
    if (target !== 'cancelled') await stream.start(downloadCall, target, suggestedName);
  }

  return { ...stream, start: (downloadCall: Call<Blob>, name: string) => void start(downloadCall, name) };
}

export type BackupDownload = ReturnType<typeof useBackupDownload>;
