import { Readable } from 'node:stream';
import { Problem } from '@pruefer/contracts';
import { Client, type Connection, type Submittable } from 'pg';
import { serverFailureSentence } from './server-failure.js';

/** The slot permits one base backup at a time: PostgreSQL refuses a second slot of this name, and drops it when the connection ends. */
const SLOT = 'iban_whole_backup';
const ARCHIVE = 'base.tar';
const BUFFERED_BYTES = 1_048_576;

interface BaseBackupOptions {
  /** The server counts as frozen after this many milliseconds without a byte while the reader waits. */
  readonly idleTimeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** A physical copy of all databases of a server while it is made. */
export interface BaseBackup {
  /** The data folder as tar, as PostgreSQL writes it. It ends with an error when the backup fails. */
  readonly archive: Readable;
  /** PostgreSQL's list of all files with their SHA-256; complete once `archive` has ended. */
  readonly manifest: () => Buffer;
  /** Ends the connection, and with it a backup that is still being made. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a base backup through the replication protocol of PostgreSQL 15 and newer.
 * @param url of a role that is a superuser or has the right REPLICATION
 * @throws Problem `job_failed` when the server refuses or another one is being made
 */
export async function startBaseBackup(url: string, options: BaseBackupOptions): Promise<BaseBackup> {
  const client = new Client({
    connectionString: url,
    replication: 'true',
    application_name: 'worker (whole backup)',
    connectionTimeoutMillis: options.idleTimeoutMs,
    keepAlive: true,
  } as ConstructorParameters<typeof Client>[0]);
  // A connection that ends fails the query that waits on it; without a listener it would end the process too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // The slot keeps PostgreSQL from removing the log that the backup needs while the files are copied.
    await client.query(`CREATE_REPLICATION_SLOT ${SLOT} TEMPORARY PHYSICAL RESERVE_WAL`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new Problem('job_failed', { text: serverFailureSentence(error) });
  }
  const transfer = new Transfer(options);
  client.query(transfer);
  const close = async () => {
    transfer.archive.destroy();
    // A frozen server never answers the termination message.
    (client as unknown as { connection: Connection }).connection.stream.destroy();
    await client.end().catch(() => undefined);
  };
  return { archive: transfer.archive, manifest: () => transfer.manifest(), close };
}

/** Runs BASE_BACKUP and splits its COPY messages into the archive and the manifest. Called by the driver. */
export class Transfer implements Submittable {
  readonly archive: Readable;
  private readonly manifestPieces: Buffer[] = [];
  private readonly silence: NodeJS.Timeout;
  private isManifest = false;
  private connection: Connection | undefined;

  constructor({ idleTimeoutMs, signal }: BaseBackupOptions) {
    this.archive = new Readable({ highWaterMark: BUFFERED_BYTES, read: () => this.resume(), signal });
    const seconds = Math.round(idleTimeoutMs / 1_000);
    const text = `PostgreSQL hat ${seconds} Sekunden lang nichts gesendet.`;
    // A server that the reader keeps waiting is not frozen; `resume` starts the limit again.
    const limit = () => this.connection?.stream.isPaused() || this.fail(new Problem('job_failed', { text }));
    this.silence = setTimeout(limit, idleTimeoutMs);
    this.archive.once('close', () => clearTimeout(this.silence));
  }

  manifest(): Buffer {
    return Buffer.concat(this.manifestPieces);
  }

  submit(connection: Connection): void {
    this.connection = connection;
    // WAIT false: the archive holds all WAL that a restore needs, so the backup need not wait for the archive_command.
    connection.query(
      `BASE_BACKUP (LABEL 'iban-pruefer', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    );
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.silence.refresh();
    const kind = String.fromCharCode(chunk[0] ?? 0);
    // The driver uses its buffer again.
    const body = () => Buffer.from(chunk.subarray(1));
    if (kind === 'n') this.begin(chunk.toString('latin1', 1, chunk.indexOf(0, 1)));
    else if (kind === 'm') this.isManifest = true;
    else if (kind === 'd' && this.isManifest) this.manifestPieces.push(body());
    else if (kind === 'd' && !this.archive.push(body())) this.connection?.stream.pause();
  }

  handleError(error: Error): void {
    this.fail(new Problem('job_failed', { text: serverFailureSentence(error) }));
  }

  handleReadyForQuery(): void {
    clearTimeout(this.silence);
    this.archive.push(null);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  private begin(name: string): void {
    if (name !== ARCHIVE) this.fail(new Problem('job_failed', { text: tablespaceSentence([name]) }));
  }

  private fail(problem: Problem): void {
    this.archive.destroy(problem);
  }

  private resume(): void {
    if (!this.connection?.stream.isPaused()) return;
    this.silence.refresh();
    this.connection.stream.resume();
  }
}

/** @returns German: why a server with tables outside its data folder is not copied */
export function tablespaceSentence(names: readonly string[]): string {
  return `PostgreSQL hat Tablespaces außerhalb seines Datenordners (${names.join(', ')}). Solche Server sichern Sie mit den Werkzeugen von PostgreSQL.`;
}
