import { useEffect, useRef, useState } from 'react';
import type { CallError } from '~/api/base/call-error.js';
import { browserTarget, chosenTarget, withoutRoom } from '~/api/files/file-target.js';
import type { Call } from '~/api/base/request.js';
import { useUncachedCall } from '~/api/base/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { type Received, storeFile } from './store-file.js';

export type DownloadState =
  | { readonly is: 'idle' }
  | ({ readonly is: 'running' } & Received)
  | ({ readonly is: 'done'; readonly name: string } & Received)
  | { readonly is: 'failed'; readonly error: CallError };

/** A file of any size is let through; one that takes longer than this is none. */
const DOWNLOAD_TIMEOUT_MS = 6 * 3_600_000;
const BROWSER_ROOM_BYTES = 1_000_000_000;
const idle: DownloadState = { is: 'idle' };

const text = tc.database.backups;
const tooLarge = withoutRoom(text.tooLarge);

/**
 * Fetches a backup, streamed to disk where the browser can do that. It reports progress and can be stopped; leaving the
 * section stops it too.
 */
export function useBackupDownload() {
  const [state, setState] = useState<DownloadState>(idle);
  const stopping = useRef<AbortController>(null);
  const toast = useToast();
  const send = useUncachedCall();
  useEffect(() => () => stopping.current?.abort(), []);

  /** @param suggestedName where the server gives none */
  async function start(sent: Call<Blob>, suggestedName: string) {
    const target = (await chosenTarget(suggestedName)) ?? browserTarget(BROWSER_ROOM_BYTES);
    if (target === 'cancelled') return;
    const stop = new AbortController();
    stopping.current = stop;
    setState({ is: 'running', bytes: 0, seconds: 0 });
    const settings = { signal: stop.signal, timeoutMs: DOWNLOAD_TIMEOUT_MS };
    const { data, error } = await send(sent, settings, (response) =>
      storeFile(response, target, suggestedName, (received) => {
        // A write that ends after the stop is no longer progress.
        if (!stop.signal.aborted) setState({ is: 'running', ...received });
      }),
    );
    if (error || data === 'full') await target.giveUp().catch(() => undefined);
    if (stop.signal.aborted) return;
    if (error || data === 'full') {
      setState({ is: 'failed', error: error ?? tooLarge });
      toast({ kind: 'error', ...text.failed });
      return;
    }
    setState({ is: 'done', ...data });
    toast({ kind: 'success', ...text.done(data.name, data.bytes) });
  }

  function stop() {
    stopping.current?.abort();
    setState(idle);
    toast({ kind: 'success', ...text.stopped });
  }

  return { state, start: (sent: Call<Blob>, name: string) => void start(sent, name), stop };
}

export type BackupDownload = ReturnType<typeof useBackupDownload>;
