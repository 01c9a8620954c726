import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type BackupPart, Problem, UPLOADED_BACKUP_HOURS } from '@pruefer/contracts';
import { UploadedFiles } from '../upload/uploaded-files.js';

const KEPT_MS = UPLOADED_BACKUP_HOURS * 60 * 60 * 1_000;
/** Maximum number of checked files on disk; each may have the maximum size of a backup. */
const MAX_OPEN = 2;

/** A file that was checked and may be restored. */
export interface OpenCheck {
  readonly id: string;
  readonly parts: readonly BackupPart[];
  readonly backupAt: string;
  /** SHA-256 of the whole file: a restore requires the checked file. */
  readonly sha256: string;
  /** Kept in memory only. */
  readonly passphrase: string | undefined;
}

interface Entry {
  readonly check: OpenCheck;
  readonly expiry: NodeJS.Timeout;
  /** Session that requested the restore; it stays valid afterwards. */
  sessionId?: string | undefined;
  isClaimed?: true;
}

/** Checked files of the last hour by id. Kept in memory, because the files are on the disk of this process. */
@Injectable()
export class OpenChecks implements OnApplicationShutdown {
  private readonly entries = new Map<string, Entry>();
  private isChecking = false;

  constructor(private readonly files: UploadedFiles) {}

  /** Runs one check at a time. @throws Problem `restore_running`; errors of the work */
  async runAlone<T>(work: () => Promise<T>): Promise<T> {
    if (this.isChecking || [...this.entries.values()].some(({ isClaimed: isTaken }) => isTaken))
      throw new Problem('restore_running');
    this.isChecking = true;
    try {
      return await work();
    } finally {
      this.isChecking = false;
    }
  }

  /** Keeps a checked file for an hour; above the limit the oldest is removed. */
  async add(check: OpenCheck): Promise<void> {
    const expiry = setTimeout(() => void this.expire(check.id), KEPT_MS).unref();
    this.entries.set(check.id, { check, expiry });
    const [oldest] = [...this.entries.values()].filter(({ isClaimed: isTaken }) => !isTaken);
    if (oldest && this.entries.size > MAX_OPEN) await this.remove(oldest.check.id);
  }

  /** @throws Problem `restore_check_unknown` */
  find(id: string): OpenCheck {
    return this.requireEntry(id).check;
  }

  /** Stores the session that requested a restore. @throws Problem `restore_check_unknown` */
  noteSession(id: string, sessionId: string | undefined): void {
    this.requireEntry(id).sessionId = sessionId;
  }

  /**
   * Claims a file for its restore: until it is removed, no other check begins.
   * @returns undefined for one that was checked by another process, such as the command line
   */
  claim(id: string): { readonly check: OpenCheck; readonly sessionId: string | null } | undefined {
    const entry = this.entries.get(id);
    if (!entry) return undefined;
    entry.isClaimed = true;
    return { check: entry.check, sessionId: entry.sessionId ?? null };
  }

  /** Discards a checked file. @throws Problem `restore_check_unknown`, `restore_running` */
  async discard(id: string): Promise<void> {
    if (this.requireEntry(id).isClaimed) throw new Problem('restore_running');
    await this.remove(id);
  }

  /** Removes a file in any state. */
  async remove(id: string): Promise<void> {
    clearTimeout(this.entries.get(id)?.expiry);
    this.entries.delete(id);
    await this.files.remove(id);
  }

  onApplicationShutdown(): void {
    for (const { expiry } of this.entries.values()) clearTimeout(expiry);
  }

  private async expire(id: string): Promise<void> {
    if (!this.entries.get(id)?.isClaimed) await this.remove(id);
  }

  private requireEntry(id: string): Entry {
    const entry = this.entries.get(id);
    if (!entry) throw new Problem('restore_check_unknown');
    return entry;
  }
}
