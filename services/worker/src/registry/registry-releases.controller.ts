import { Controller, Inject } from '@nestjs/common';
import { berlinDay, selectRegistryReleases, type StoredRegistryRelease } from '@pruefer/banks';
import {
  type InputOf,
  listRegistryReleases,
  type RegistryRelease,
  type ResponseOf,
  uploadRegistryFile,
  withdrawRegistryRelease,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { Pool } from 'pg';
import { AnnounceBanks } from '../bank-import/announce-banks.js';
import { ChangeRegistryReleases } from './change-registry-releases.js';

/** Endpoints that load, list and withdraw releases of the IBAN registry. A change is announced like one of the bank data. */
@Controller()
export class RegistryReleasesController {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly changeRegistryReleases: ChangeRegistryReleases,
    private readonly announceBanks: AnnounceBanks,
  ) {}

  @Handles(listRegistryReleases)
  async list(): Promise<ResponseOf<typeof listRegistryReleases>> {
    const items = await selectRegistryReleases(this.pool, berlinDay(new Date()));
    return { items: items.map(toRegistryRelease), total: items.length };
  }

  @Handles(uploadRegistryFile)
  async load(
    { bytes, query }: InputOf<typeof uploadRegistryFile>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof uploadRegistryFile>> {
    const { validFrom, release: edition, confirmsChanges } = query;
    const isConfirmed = confirmsChanges === 'true';
    const file = { content: bytes, validFrom, release: edition, origin: 'uploaded', isConfirmed, actor } as const;
    const { release } = await this.changeRegistryReleases.load(file);
    await this.announceBanks.announceInForce();
    return toRegistryRelease(release);
  }

  @Handles(withdrawRegistryRelease)
  async withdraw(
    { params: { version } }: InputOf<typeof withdrawRegistryRelease>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof withdrawRegistryRelease>> {
    const withdrawn = await this.changeRegistryReleases.withdraw(version, actor);
    await this.announceBanks.announceInForce();
    return toRegistryRelease(withdrawn);
  }
}

function toRegistryRelease(storedRelease: StoredRegistryRelease): RegistryRelease {
  const { version, name, origin, validFrom, validUntil, importedAt, state, countries, changes } = storedRelease;
  return {
    version,
    name,
    origin,
    validFrom,
    validUntil,
    importedAt: importedAt.toISOString(),
    state,
    countries,
    changes: [...changes],
  };
}
