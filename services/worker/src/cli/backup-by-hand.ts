import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type BackupOutcome, defaultTimes, Problem } from '@pruefer/contracts';
import { commandLineActor } from '@pruefer/platform';
import { MakeBackup } from '../backup/export/make-backup.js';
import { BackupFolder } from '../backup/storage/backup-folder.js';
import { KeepBackup } from '../backup/storage/keep-backup.js';
import { FollowJob } from '../jobs/requests/follow-job.js';
import { JobRepository } from '../jobs/table/job.repository.js';
import { copyBackupFile, makeBackupFile, requireFree, type WrittenBackup } from './make-backup-file.js';

/** A worker polls every 10 s, and takes over jobs of a lost worker after 15 s. */
const UNCLAIMED_AFTER_MS = 30_000;
const POLL_INTERVAL_MS = 500;
const NO_WORKER = 'Kein Worker hat den Auftrag übernommen. Die Kommandozeile erstellt das Backup selbst.';

export interface Terminal {
  say(line: string): void;
  warn(line: string): void;
}

/** Makes a backup for the operator: by a job of a running worker, like the nightly one; otherwise in this process. */
@Injectable()
export class BackupByHand {
  constructor(
    private readonly jobs: JobRepository,
    private readonly follow: FollowJob,
    private readonly folder: BackupFolder,
    private readonly keep: KeepBackup,
    private readonly make: MakeBackup,
  ) {}

  /**
   * @param target file or folder that gets a copy; undefined: the folder of backups alone
   * @param missingVariables names of those that the running system has and this process lacks
   * @throws Problem `invalid_request` when there is such a file already; `job_running` with the conflicting job; `job_failed` with its reason;
   *   `invalid_request` when no worker runs and variables of the system are missing here; as `KeepBackup`; `backup_unknown` when the worker keeps its backups on another machine
   */
  async run(
    target: string | undefined,
    terminal: Terminal,
    missingVariables: readonly string[] = [],
  ): Promise<WrittenBackup> {
    if (target !== undefined) await requireFree(target);
    const outcome = await this.outcomeOfJob(terminal);
    if (outcome) return this.writeBackup(outcome, target, terminal);
    requireVariables(missingVariables, target);
    terminal.say('Es arbeitet kein Worker: Das Backup wird hier erstellt.');
    return target === undefined ? this.keptBackup(terminal) : makeBackupFile(this.make, target);
  }

  /** @returns undefined when no worker runs; no job remains */
  private async outcomeOfJob(terminal: Terminal): Promise<BackupOutcome | undefined> {
    const order = { kind: 'backup', origin: 'command-line', actor: commandLineActor } as const;
    const job = await this.jobs.add({ ...order, id: randomUUID(), data: { reason: 'asked' } });
    if (!job) {
      if (await this.jobs.isActiveStale('backup', UNCLAIMED_AFTER_MS)) return undefined;
      throw await this.jobs.createConflict('backup');
    }
    terminal.say('Das Backup ist in Auftrag gegeben …');
    if (!(await this.isClaimed(job.id))) return undefined;
    return (await this.follow.run(job.id, (line) => terminal.say(line))).backup;
  }

  private async isClaimed(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + UNCLAIMED_AFTER_MS;
    while (performance.now() < endsAtMs) {
      if ((await this.jobs.find(id))?.state !== 'waiting') return true;
      await sleep(POLL_INTERVAL_MS);
    }
    return !(await this.jobs.withdraw(id, NO_WORKER));
  }

  private async keptBackup(terminal: Terminal): Promise<WrittenBackup> {
    const outcome = await this.keep.run({
      reason: 'asked',
      zone: defaultTimes.zone,
      step: (text) => terminal.say(`${text} …`),
      progress: () => undefined,
      makeFinal: () => Promise.resolve(),
    });
    return this.writeBackup(outcome, undefined, terminal);
  }

  private async writeBackup(
    outcome: BackupOutcome,
    target: string | undefined,
    terminal: Terminal,
  ): Promise<WrittenBackup> {
    if (outcome.offsiteFailure !== null) terminal.warn(outcome.offsiteFailure);
    if (target === undefined) return { ...outcome, path: this.folder.getPath(outcome) };
    const keptFile = await this.folder.find(outcome.fileName);
    return { ...outcome, path: await copyBackupFile(this.folder.getPath(keptFile), target) };
  }
}

/** Refuses a backup that would be open, or without a copy, unlike those of the worker. */
function requireVariables(missingVariables: readonly string[], target: string | undefined): void {
  const missing = missingVariables.filter((name) => target === undefined || name !== 'BACKUP_COMMAND');
  if (missing.length === 0) return;
  const text = `Es arbeitet kein Worker, und diesem Aufruf fehlen Variablen des Systems: ${missing.join(', ')}. Rufen Sie den Befehl mit denselben Werten auf.`;
  throw new Problem('invalid_request', { text });
}
