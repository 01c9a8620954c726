import { Inject, Injectable } from '@nestjs/common';
import {
  addRegistryRelease,
  berlinDay,
  dataVersionOf,
  findRegistryRelease,
  fingerprintOf,
  mergeRegistry,
  type MergedRegistry,
  needsConfirmation,
  readRegistryFile,
  registryDifference,
  registryEntriesOn,
  type RegistryFault,
  type RegistryFile,
  shippedEntries,
  type StoredRegistryRelease,
} from '@pruefer/banks';
import {
  defaultTimes,
  describeRegistryChange,
  Problem,
  type RegistryChange,
  type RegistryOrigin,
} from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { Pool, type PoolClient } from 'pg';

/** A file of the registry on its way into the table. */
export interface RegistryFileToLoad {
  readonly content: Uint8Array;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** The number of SWIFT's release, where the operator knows it. */
  readonly release?: string | undefined;
  readonly origin: RegistryOrigin;
}

export interface RegistryLoad {
  /** The operator has said that countries built otherwise, and such as are missing, are right. */
  readonly isConfirmed: boolean;
  readonly actor: Actor;
}

export interface LoadedRegistryFile {
  readonly release: StoredRegistryRelease;
  /** False: it was there already. */
  readonly isNew: boolean;
}

/** Loads a release of the registry, or changes to it, beside those that are there. */
@Injectable()
export class LoadRegistryFile {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /**
   * All of a file or nothing; the same file for the same day is stored once.
   * @throws Problem `registry_file_unknown`, `registry_file_faulty` (with every place), `registry_change_unconfirmed` (with every country)
   */
  async run(file: RegistryFileToLoad, load: RegistryLoad): Promise<LoadedRegistryFile> {
    const read = readRegistryFile(file.content);
    if (!read) throw new Problem('registry_file_unknown');
    refuseFaulty(read.faults);
    return inTransaction(this.pool, (client) => store(client, file, read, load));
  }
}

async function store(
  client: PoolClient,
  file: RegistryFileToLoad,
  read: RegistryFile,
  { isConfirmed, actor }: RegistryLoad,
): Promise<LoadedRegistryFile> {
  const { content, validFrom, release, origin } = file;
  const fingerprint = fingerprintOf(content);
  const version = dataVersionOf(validFrom, fingerprint);
  // What it is compared with must still be what holds before it when it is stored.
  await client.query('LOCK TABLE banks.registry_release IN SHARE ROW EXCLUSIVE MODE');
  const known = await findRegistryRelease(client, version, berlinDay(new Date()));
  if (known && known.state !== 'withdrawn') return { release: known, isNew: false };
  const { entries, changes } = await merged(client, read, validFrom);
  if (!isConfirmed) refuseUnconfirmed(changes);
  const name = nameOf(read, validFrom, release);
  await addRegistryRelease(client, { version, name, validFrom, fingerprint, origin, entries, changes });
  const details = { name, validFrom, origin, changed: changes.length };
  await addAudit(client, 'banks', { action: 'registry.loaded', actor, target: version, details });
  return { release: (await findRegistryRelease(client, version, berlinDay(new Date())))!, isNew: true };
}

async function merged(
  client: PoolClient,
  read: RegistryFile,
  validFrom: string,
): Promise<Pick<MergedRegistry, 'entries'> & { changes: readonly RegistryChange[] }> {
  const before = (await registryEntriesOn(client, validFrom)) ?? shippedEntries;
  const { entries, faults } = mergeRegistry(read, before, validFrom);
  refuseFaulty(faults);
  return { entries, changes: registryDifference(before, entries) };
}

function refuseFaulty(faults: readonly RegistryFault[]): void {
  if (faults.length === 0) return;
  const errors = faults.map(({ field, reason }) => ({ field, code: 'bad_field', message: reason }));
  throw new Problem('registry_file_faulty', { errors });
}

function refuseUnconfirmed(changes: readonly RegistryChange[]): void {
  const open = changes.filter(needsConfirmation);
  if (open.length === 0) return;
  const errors = open.map((change) => ({
    field: change.country,
    code: change.kind,
    message: describeRegistryChange(change),
  }));
  throw new Problem('registry_change_unconfirmed', { errors });
}

/** As answers name it; SWIFT's file does not say which release it is. */
function nameOf({ kind, source }: RegistryFile, validFrom: string, release: string | undefined): string {
  if (kind === 'changes') return `IBAN-Register mit Änderungen nach: ${source}`;
  const edition = release === undefined ? `geladen zum ${defaultTimes.ofDay(validFrom)}` : `Ausgabe ${Number(release)}`;
  return `IBAN-Register (SWIFT), ${edition}`;
}
