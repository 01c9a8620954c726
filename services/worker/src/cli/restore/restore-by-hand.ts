import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Injectable } from '@nestjs/common';
import {
  type BackupPart,
  backupParts,
  Problem,
  RESTORE_WORD,
  type RestoreCheck,
  type RestoredCounts,
  type RestoredPart,
} from '@pruefer/contracts';
import { commandLineActor, textTable } from '@pruefer/platform';
import { ArrayUnique, IsIn, IsNotEmpty, IsOptional } from 'class-validator';
import { FollowJob } from '../../jobs/requests/follow-job.js';
import { JobRepository } from '../../jobs/table/job.repository.js';
import { CheckBackup } from '../../restore/checks/check-backup.js';
import { OpenChecks } from '../../restore/checks/open-checks.js';
import { UploadedFiles } from '../../restore/upload/uploaded-files.js';
import { restoreRequest } from '../../restore/run/restore-request.js';

const partsMessage = `Bitte geben Sie Teile aus dieser Liste an, durch Kommas getrennt: ${backupParts.join(', ')}.`;

/** A backup that an operator restores. */
export class RestoreOrder {
  @IsNotEmpty({ message: 'Bitte geben Sie eine Datei an.' })
  file!: string;

  /** Undefined: all parts of the file. */
  @IsOptional()
  @ArrayUnique({ message: partsMessage })
  @IsIn(backupParts, { each: true, message: partsMessage })
  parts?: BackupPart[];
}

interface RestoreChoice extends RestoreOrder {
  readonly bringsBackDeleted: boolean;
  /** Skips the confirmation prompt. */
  readonly isConfirmed: boolean;
}

/** Restores a file for the operator: checks it in this process and starts a job, which the running worker performs. */
@Injectable()
export class RestoreByHand {
  constructor(
    private readonly files: UploadedFiles,
    private readonly checkBackup: CheckBackup,
    private readonly checks: OpenChecks,
    private readonly jobs: JobRepository,
    private readonly follow: FollowJob,
  ) {}

  /** @throws Problem as `CheckBackup`, `restore_part_missing`, `job_running`; as the job failed with */
  async run(order: RestoreChoice, say: (line: string) => void): Promise<void> {
    await access(order.file).catch(() => Promise.reject(new Problem('backup_type_unsupported')));
    const check = await this.checkBackup.runStored(await this.files.store(createReadStream(order.file)), {
      actor: commandLineActor,
    });
    try {
      for (const line of describeCheck(check)) say(line);
      const parts = order.parts ?? check.parts.map(({ part }) => part);
      if (parts.some((part) => !check.parts.some((checkedPart) => checkedPart.part === part)))
        throw new Problem('restore_part_missing');
      if (!order.isConfirmed && !(await isConfirmed())) return say('Nichts hat sich geändert.');
      const data = restoreRequest(this.checks.find(check.id), { parts, bringsBackDeleted: order.bringsBackDeleted });
      const job = await this.jobs.add({
        id: randomUUID(),
        kind: 'restore',
        origin: 'command-line',
        actor: commandLineActor,
        data,
      });
      if (!job) throw new Problem('job_running');
      const { restore } = await this.follow.run(job.id, say);
      say(`Wiederhergestellt. Das Backup des Stands davor: ${restore?.safetyBackup ?? ''}`);
    } finally {
      await this.checks.remove(check.id);
    }
  }
}

function describeCheck({ backupAt, productVersion, records, parts, secrets, notes }: RestoreCheck): string[] {
  const rows = parts.flatMap(({ part, registryReleases, ...counts }: RestoredPart) => [
    formatRow(part, counts),
    ...(registryReleases ? [formatRow(`${part} (IBAN-Register)`, registryReleases)] : []),
  ]);
  const missingSecrets = secrets.filter(({ isMissing }) => isMissing);
  return [
    `Backup vom ${backupAt}, Version ${productVersion}, ${records} Datensätze, Prüfsummen stimmen.`,
    ...textTable(['Teil', 'neu', 'geändert', 'entfällt', 'gleich', 'bleibt weg'], rows, [1, 2, 3, 4, 5]),
    ...missingSecrets.map(({ name, purpose }) => `Es fehlt hier der Schlüssel ${name}: ${purpose}`),
    ...notes,
  ];
}

function formatRow(name: string, { added, changed, removed, unchanged, leftOut }: RestoredCounts): string[] {
  return [name, ...[added, changed, removed, unchanged, leftOut].map(String)];
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`Zum Fortfahren ${RESTORE_WORD} eingeben: `)).trim() === RESTORE_WORD;
  } finally {
    terminal.close();
  }
}
