import type { Job, JobResult, JobState } from '@pruefer/contracts';
import { duration } from '~/texts/format/duration.js';
import { tc } from '~/texts/de-console.js';
import type { StatusTone } from '~/ui/panel/StatusLabel.js';

const { jobs: text, banks, backups, restore, logRows } = tc.database;
const SECOND_MS = 1_000;

/** The tone of each state; a job that continues is no problem. */
export const jobTones: Readonly<Record<JobState, StatusTone>> = {
  waiting: 'outline',
  running: 'outline',
  done: 'ok',
  failed: 'error',
  cancelled: 'off',
};

/** Who or what started a job. */
export function describeJobOrigin({ origin, startedBy }: Job): string {
  return origin === 'staff' ? text.by(startedBy ?? text.unknownActor) : text.origins[origin];
}

/** Duration of a finished job; undefined if it still runs or never began. */
export function jobDuration({ startedAt, endedAt }: Job): string | undefined {
  if (startedAt === null || endedAt === null) return undefined;
  const ms = Date.parse(endedAt) - Date.parse(startedAt);
  return duration(Math.max(1, Math.round(ms / SECOND_MS)));
}

/** The results of a job, one sentence each. */
export function resultLines(result: JobResult | null): readonly string[] {
  const { bankImport, backup, restore: restoration, drill, cleanup, check } = result ?? {};
  return [
    ...(bankImport
      ? [
          banks.done(bankImport.imported, bankImport.errors, bankImport.isNew).text,
          ...(bankImport.isNew ? [describeDifference(bankImport.difference)] : []),
          ...bankImport.errorLines,
        ]
      : []),
    ...(backup ? [backups.done(backup.fileName, backup.bytes).text] : []),
    ...(backup?.offsiteFailure ? [backups.offsiteCopyFailed(backup.offsiteFailure)] : []),
    ...(restoration
      ? [restore.done(restoration.recordsRestored).text, `${restore.safety} ${restoration.safetyBackup}`]
      : []),
    ...(drill ? [drill.fileName, backups.proof.of(drill.tables, drill.records, drill.durationMs)] : []),
    ...(cleanup ? [logRows.cleanup.done(cleanup.logsDeleted).text] : []),
    ...(check?.findings ?? []),
  ];
}

function describeDifference({ added, changed, removed }: { added: number; changed: number; removed: number }): string {
  return banks.imports.difference(added, changed, removed);
}
