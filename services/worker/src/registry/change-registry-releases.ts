import { Inject, Injectable } from '@nestjs/common';
import {
  addRegistryRelease,
  berlinDay,
  consequenceNeedsConfirmation,
  deleteWithdrawnRelease,
  describeConsequence,
  findRegistryRelease,
  formatDataVersion,
  hashFile,
  listConsequences,
  markReleaseWithdrawn,
  type MergedRegistry,
  mergeRegistry,
  readRegistryFile,
  type RegistryConsequence,
  type RegistryError,
  type RegistryFile,
  releaseAfter,
  releaseOn,
  shippedEntries,
  type StoredRegistryRelease,
} from '@pruefer/banks';
import { defaultTimes, Problem, type RegistryImportMethod } from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import type { LoadedRelease } from '@pruefer/iban';
import { Pool, type PoolClient } from 'pg';

/** A registry file to load. */
interface RegistryFileToLoad {
  readonly content: Uint8Array;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  /** The number of SWIFT's release, where the operator knows it. */
  readonly release?: string | undefined;
  readonly origin: RegistryImportMethod;
  /** The operator confirmed countries with a changed structure and missing countries. */
  readonly isConfirmed: boolean;
  readonly actor: Actor;
}

interface LoadedRegistryFile {
  readonly release: StoredRegistryRelease;
  /** False: the same file was stored before. */
  readonly isNew: boolean;
}

/** Loads releases of the registry, or changes to them, in addition to stored ones, and withdraws them. */
@Injectable()
export class ChangeRegistryReleases {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /**
   * Stores all of a file or nothing; the same file for the same day is stored once.
   * @throws Problem `registry_file_unknown`, `registry_file_faulty` (with every place), `registry_change_unconfirmed` (with every country)
   */
  async load(file: RegistryFileToLoad): Promise<LoadedRegistryFile> {
    const registryFile = readRegistryFile(file.content, file.validFrom);
    if (!registryFile) throw new Problem('registry_file_unknown');
    refuseFaulty(registryFile.errors);
    return inTransaction(this.pool, (client) => store(client, file, registryFile));
  }

  /**
   * Withdraws a release: the previous or shipped one is in force again at once. Later releases still take effect on their day.
   * @throws Problem `registry_release_unknown`
   */
  withdraw(version: string, actor: Actor): Promise<StoredRegistryRelease> {
    return inTransaction(this.pool, async (client) => {
      const storedRelease = await findRegistryRelease(client, version, berlinDay(new Date()));
      if (!storedRelease || !(await markReleaseWithdrawn(client, version)))
        throw new Problem('registry_release_unknown');
      // A backup that holds a row which cannot be read is refused as a whole.
      if (storedRelease.state === 'unreadable') await deleteWithdrawnRelease(client, version);
      const withdrawn: StoredRegistryRelease = { ...storedRelease, state: 'withdrawn', validUntil: null };
      const details = { name: withdrawn.name };
      await addAudit(client, 'banks', { action: 'registry.withdrawn', actor, target: version, details });
      return withdrawn;
    });
  }
}

async function store(
  client: PoolClient,
  { content, validFrom, release, origin, isConfirmed, actor }: RegistryFileToLoad,
  registryFile: RegistryFile,
): Promise<LoadedRegistryFile> {
  const fingerprint = hashFile(content);
  const version = formatDataVersion(validFrom, fingerprint);
  // The previous release must not change between comparison and insert.
  await client.query('LOCK TABLE banks.registry_release IN SHARE ROW EXCLUSIVE MODE');
  const storedRelease = await findRegistryRelease(client, version, berlinDay(new Date()));
  // Loading the same file again replaces an unreadable row.
  if (storedRelease?.state === 'unreadable') await markReleaseWithdrawn(client, version);
  else if (storedRelease && storedRelease.state !== 'withdrawn') return { release: storedRelease, isNew: false };
  const { entries, consequences, laterRelease } = await mergeFile(client, registryFile, validFrom);
  if (!isConfirmed) refuseUnconfirmed(consequences, laterRelease);
  const changes = consequences.map(({ change }) => change);
  const name = describeRelease(registryFile, validFrom, release);
  await addRegistryRelease(client, { version, name, validFrom, fingerprint, origin, entries, changes });
  const details = { name, validFrom, origin, changed: changes.length };
  await addAudit(client, 'banks', { action: 'registry.loaded', actor, target: version, details });
  return { release: (await findRegistryRelease(client, version, berlinDay(new Date())))!, isNew: true };
}

interface Merged extends Pick<MergedRegistry, 'entries'> {
  readonly consequences: readonly RegistryConsequence[];
  /** The release that ends it. */
  readonly laterRelease: LoadedRelease | undefined;
}

async function mergeFile(client: PoolClient, registryFile: RegistryFile, validFrom: string): Promise<Merged> {
  const before = (await releaseOn(client, validFrom)).release?.entries ?? shippedEntries;
  const nextRelease = await releaseAfter(client, validFrom);
  const { entries, errors } = mergeRegistry(registryFile, before, validFrom);
  refuseFaulty(errors);
  return { entries, consequences: listConsequences(before, entries, nextRelease), laterRelease: nextRelease };
}

function refuseFaulty(registryErrors: readonly RegistryError[]): void {
  if (registryErrors.length === 0) return;
  const errors = registryErrors.map(({ field, reason }) => ({ field, code: 'bad_field', message: reason }));
  throw new Problem('registry_file_faulty', { errors });
}

function refuseUnconfirmed(
  consequences: readonly RegistryConsequence[],
  laterRelease: LoadedRelease | undefined,
): void {
  const open = consequences.filter(consequenceNeedsConfirmation);
  if (open.length === 0) return;
  const errors = open.map((consequence) => ({
    field: consequence.change.country,
    code: consequence.change.kind,
    message: describeConsequence(consequence, laterRelease),
  }));
  throw new Problem('registry_change_unconfirmed', { errors });
}

/** The label in answers; SWIFT's file does not state its release. */
function describeRelease({ kind, source }: RegistryFile, validFrom: string, release: string | undefined): string {
  if (kind === 'changes') return `IBAN-Register mit Änderungen nach: ${source}`;
  const edition = release === undefined ? `geladen zum ${defaultTimes.ofDay(validFrom)}` : `Ausgabe ${Number(release)}`;
  return `IBAN-Register (SWIFT), ${edition}`;
}
