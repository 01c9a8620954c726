import type { Job, JobKind } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ToastMessage } from '~/ui/toast/use-toast.js';

const { banks, backups, restore, logRows, jobs } = tc.database;

interface Message {
  readonly title: string;
  readonly text: string;
}

/** The toast at the end of a job. */
export function endMessage(job: Job): ToastMessage {
  if (job.state === 'cancelled') return { kind: 'success', ...jobs.cancelled };
  if (job.state === 'failed') return { kind: 'error', ...failureText(job) };
  return { kind: 'success', ...(doneText(job) ?? jobs.finished(jobs.kinds[job.kind])) };
}

function doneText({ result }: Job): Message | undefined {
  const { bankImport, backup, restore: restoration, drill, cleanup } = result ?? {};
  if (bankImport) return banks.done(bankImport.imported, bankImport.errors, bankImport.isNew);
  if (backup) return backups.done(backup.fileName, backup.bytes);
  if (restoration) return restore.done(restoration.recordsRestored);
  if (drill) return { title: backups.proof.done, text: drill.fileName };
  return cleanup && logRows.cleanup.done(cleanup.logsDeleted);
}

function failureText({ kind, failure }: Job): Message {
  const messages: Partial<Record<JobKind, Message>> = {
    'bank-import': { title: banks.failed, text: failure ?? tc.unexpected },
    backup: backups.failed,
    restore: { title: restore.failed, text: failure ?? restore.unknown },
    'restore-drill': { title: backups.proof.failed, text: failure ?? tc.unexpected },
    'log-cleanup': { title: logRows.cleanup.failed, text: failure ?? logRows.cleanup.unknown },
  };
  return messages[kind] ?? { title: jobs.kinds[kind], text: failure ?? tc.unexpected };
}
