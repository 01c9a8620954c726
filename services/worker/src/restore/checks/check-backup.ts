import { Injectable } from '@nestjs/common';
import {
  type BackupPart,
  backupParts,
  type RestoreCheck,
  type RestoredPart,
  type StreamedBytes,
} from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import type { Client } from 'pg';
import { neededSecrets } from '../../backup/format/secrets-of-data.js';
import { FORMAT_VERSION } from '../../backup/format/grammar.js';
import { WorkerConfig } from '../../config.js';
import { JobsPool } from '../../jobs/table/jobs-pool.js';
import { type UploadedFile, UploadedFiles } from '../upload/uploaded-files.js';
import { readForm } from '../upload/read-form.js';
import { type LoadedFile, LoadFile } from '../load/load-file.js';
import { comparePart } from '../merge/merge-parts.js';
import { RestoreClient } from '../load/restore-client.js';
import { OpenChecks } from './open-checks.js';

const TIMEOUT_MS = 590_000;

/** The input of a comparison. */
interface Comparison {
  /** Undefined: the operator's. */
  readonly passphrase?: string | undefined;
  readonly actor: Actor;
  /** Aborts the comparison when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads an uploaded backup and calculates the changes of its restore, without changing any data. */
@Injectable()
export class CheckBackup {
  constructor(
    private readonly files: UploadedFiles,
    private readonly checks: OpenChecks,
    private readonly database: RestoreClient,
    private readonly jobs: JobsPool,
    private readonly config: WorkerConfig,
  ) {}

  /** @throws Problem as `readForm` and `LoadFile`; `restore_running` */
  async run(upload: StreamedBytes, actor: Actor): Promise<RestoreCheck> {
    return this.checks.runAlone(async () => {
      const { file, passphrase } = await this.store(upload);
      return this.runStored(file, { passphrase, actor, signal: upload.signal });
    });
  }

  /** The same for a stored file, which is removed when it is refused. @throws Problem as `LoadFile` */
  async runStored(
    file: UploadedFile,
    { passphrase = this.config.BACKUP_PASSPHRASE, actor, signal }: Comparison,
  ): Promise<RestoreCheck> {
    try {
      const check = await this.check(file, { passphrase, actor, signal });
      const details = { backupAt: check.backupAt };
      await addAudit(this.jobs.pool, 'jobs', { action: 'backup.checked', actor, details });
      return check;
    } catch (error) {
      await this.checks.remove(file.id);
      throw error;
    }
  }

  private async store(upload: StreamedBytes): Promise<{ file: UploadedFile; passphrase: string | undefined }> {
    let storedFile: UploadedFile | undefined;
    try {
      return await readForm(upload, async (source, passphrase) => {
        storedFile = await this.files.store(source);
        return { file: storedFile, passphrase };
      });
    } catch (error) {
      // The file was complete, but invalid data followed it.
      if (storedFile) await this.files.remove(storedFile.id);
      throw error;
    }
  }

  private async check(
    { id, bytes }: UploadedFile,
    { passphrase, actor, signal: caller }: Comparison,
  ): Promise<RestoreCheck> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(caller ? [caller] : [])]);
    const compare = async (client: Client) => {
      const loading = {
        passphrase,
        maxBytes: this.files.maxBytes,
        parts: new Set(backupParts),
        signal,
      };
      const loadedFile = await new LoadFile(client, { ...loading, onRows: () => undefined }).run(this.files.read(id));
      return { loaded: loadedFile, parts: await this.compare(client, loadedFile, actor) };
    };
    // A merge is previewed by running it and rolling it back.
    const { loaded, parts } = await this.database.transaction(compare, { signal, isKept: false });
    const { header, end } = loaded;
    await this.checks.add({ id, parts: header.parts, backupAt: header.createdAt, sha256: end.sha256, passphrase });
    return {
      id,
      bytes,
      backupAt: header.createdAt,
      productVersion: header.productVersion,
      formatVersion: FORMAT_VERSION,
      schemaVersion: header.schemaVersion,
      isEncrypted: loaded.isEncrypted,
      records: end.rows,
      parts,
      secrets: neededSecrets(header.secrets, this.config.SECRET_FINGERPRINTS),
      notes: notesOn(parts),
    };
  }

  private async compare(client: Client, { header, leftOut }: LoadedFile, { name }: Actor): Promise<RestoredPart[]> {
    const parts: RestoredPart[] = [];
    const options = {
      backupAt: header.createdAt,
      actorName: name,
      bringsBackDeleted: false,
      detailsDays: this.config.LOG_DETAILS_DAYS,
      leftOut,
    };
    for (const part of header.parts) parts.push(await comparePart(client, part, options));
    return parts;
  }
}

const leftOutNotes: Partial<Readonly<Record<BackupPart, string>>> = {
  content:
    'Was seit dem Backup gelöscht wurde, bleibt gelöscht, wenn Sie nichts anderes wählen. Nur Bilder, die der Inhalt der Datei zeigt, kommen zurück.',
  logs: 'Zeilen des Protokolls, die seit dem Backup bereinigt oder deren IBAN gelöscht wurde, bleiben weg.',
};

const noteOnReleases =
  'Zurückgenommene Ausgaben des IBAN-Registers, die in der Datei beschädigt sind, bleiben weg. Für Prüfungen ändert das nichts.';

function notesOn(parts: readonly RestoredPart[]): string[] {
  return parts.flatMap(({ part, leftOut, registryReleases }) => [
    ...(leftOut > 0 ? [leftOutNotes[part] ?? []].flat() : []),
    ...(registryReleases && registryReleases.leftOut > 0 ? [noteOnReleases] : []),
  ]);
}
