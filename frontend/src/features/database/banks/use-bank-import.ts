import { type ImportSource, type StartedJob, uploadBankFile } from '@pruefer/contracts';
import { useRef, useState } from 'react';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import type { Answered } from '~/api/http/request.js';
import { useUpload } from '~/api/store/use-upload.js';
import { tc } from '~/texts/de-console.js';
import { useBeginJob } from '../jobs/use-begin-job.js';
import { useStartBankImportMutation } from './banks.api.js';

/** An uploaded bank file. */
interface UploadRequest {
  readonly source: 'uploaded';
  readonly file: File;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** ISO 3166 code of the country whose banks are expected; null: the file names the country. */
  readonly country: string | null;
}

/** An import to begin: one of our own sources, or a file. */
export type ImportRequest = { readonly source: ImportSource } | UploadRequest;

const RESPONSE_TIMEOUT_MS = 20_000;

/** Begins imports. Keeps the last one, so that the user can confirm an import that would remove too many banks. */
export function useBankImport() {
  const [startImport] = useStartBankImportMutation();
  const upload = useUpload();
  const begin = useBeginJob();
  const [lastStart, setLastStart] = useState<{ readonly request: ImportRequest; readonly jobId: string }>();
  const [sentBytes, setSentBytes] = useState(0);
  const controllerRef = useRef<AbortController>(null);

  async function send(request: ImportRequest, confirmsDrop: boolean): Promise<Answered<StartedJob> | 'stopped'> {
    if (request.source !== 'uploaded') {
      const { data, error } = await startImport({ source: request.source, ...(confirmsDrop && { confirmsDrop }) });
      return data ? { data } : { error: error as CallError };
    }
    const controller = new AbortController();
    controllerRef.current = controller;
    const { file, validFrom, country } = request;
    const uploadCall = call(uploadBankFile, {
      query: { validFrom, ...(country && { country }), ...(confirmsDrop && { confirmsDrop: 'true' as const }) },
      bytes: new Blob([file], { type: 'application/octet-stream' }),
    });
    const settings = { signal: controller.signal, onSent: setSentBytes, responseTimeoutMs: RESPONSE_TIMEOUT_MS };
    const result = await upload(uploadCall, settings);
    setSentBytes(0);
    if (controller.signal.aborted) return 'stopped';
    return result;
  }

  return {
    /** The import of a job; undefined unless it is the last one that was started here. */
    findRequest: (jobId: string) => (lastStart?.jobId === jobId ? lastStart.request : undefined),
    /** Bytes of the current upload that have been sent. */
    sentBytes,
    /** Returns the error, if any. @param confirmsDrop the user accepts that there are far fewer banks */
    start: async (request: ImportRequest, confirmsDrop = false) => {
      const result = await send(request, confirmsDrop);
      // The user has stopped it and needs no message.
      if (result === 'stopped') return undefined;
      if (result.data) setLastStart({ request, jobId: result.data.job.id });
      return begin(result, tc.database.banks.failed);
    },
    stop: () => controllerRef.current?.abort(),
  };
}

export type BankImports = ReturnType<typeof useBankImport>;
