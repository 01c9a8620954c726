import { checkBackup, type RestoreCheck } from '@pruefer/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import { useUpload } from '~/api/store/use-upload.js';
import { tc } from '~/texts/de-console.js';
import { useWhenTrue } from '~/ui/hooks/use-when-true.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useFollowedJobs } from '../jobs/jobs-context.js';
import { useDiscardCheckMutation } from './restore.api.js';

const backupTypes = ['application/sql', 'text/plain'];

export type RestoreFile =
  | { readonly status: 'none'; readonly isWrongType?: boolean }
  | { readonly status: 'checking'; readonly file: File; readonly sentBytes: number }
  /** The file is encrypted. `isWrong`: the given passphrase does not open it. */
  | { readonly status: 'locked'; readonly file: File; readonly isWrong: boolean }
  | { readonly status: 'refused'; readonly file: File; readonly error: CallError }
  | { readonly status: 'checked'; readonly file: File; readonly check: RestoreCheck };

/** Long, because the server answers after it has read the whole file. */
const RESPONSE_TIMEOUT_MS = 610_000;
const none: RestoreFile = { status: 'none' };

/** The file to restore: its choice, its upload, and the result of the server's check. */
export function useRestoreFile() {
  const [state, setState] = useState<RestoreFile>(none);
  const controllerRef = useRef<AbortController>(null);
  const [discardCheck] = useDiscardCheckMutation();
  const toast = useToast();
  const upload = useUpload();
  const [begunId, setBegunId] = useState<string>();
  const job = useFollowedJobs().latest('restore');
  const isRestored = begunId !== undefined && job?.id === begunId && job.state === 'done';
  useEffect(() => () => controllerRef.current?.abort(), []);
  // After a restore the server has removed its copy of the file.
  useWhenTrue(isRestored, () => setState(none));

  function choose(file: File) {
    forget();
    if (isBackupFile(file)) return void check(file);
    setState({ status: 'none', isWrongType: true });
    toast({ kind: 'error', ...tc.database.restore.wrongType });
  }

  async function check(file: File, passphrase = '') {
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ status: 'checking', file, sentBytes: 0 });
    const uploadCall = call(checkBackup, { bytes: buildForm(file, passphrase) });
    const onSent = (bytes: number) => setState({ status: 'checking', file, sentBytes: Math.min(bytes, file.size) });
    const settings = { signal: controller.signal, onSent, responseTimeoutMs: RESPONSE_TIMEOUT_MS };
    const { data, error } = await upload(uploadCall, settings);
    if (controller.signal.aborted) return;
    if (data) return setState({ status: 'checked', file, check: data });
    if (error.code === 'backup_locked') setState({ status: 'locked', file, isWrong: passphrase !== '' });
    else setState({ status: 'refused', file, error });
  }

  /** Drops the file, and discards the server's copy after a check. */
  function forget() {
    controllerRef.current?.abort();
    if (state.status === 'checked') void discardCheck(state.check.id);
    setState(none);
  }

  return {
    state,
    choose,
    unlock: (file: File, passphrase: string) => void check(file, passphrase),
    clear: forget,
    /** Id of the restore's job that was begun here. */
    begunId,
    begin: setBegunId,
  };
}

/** The passphrase is the first field, because the server decrypts the file as it arrives. */
function buildForm(file: File, passphrase: string): FormData {
  const form = new FormData();
  if (passphrase !== '') form.append('passphrase', passphrase);
  form.append('backupFile', file, file.name);
  return form;
}

export type RestoreFileControl = ReturnType<typeof useRestoreFile>;

/** Whether a file may be one of our backups, by its type or its name; the server checks its content. */
export function isBackupFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return backupTypes.includes(type) || /\.sql(\.enc)?$/i.test(name);
}
