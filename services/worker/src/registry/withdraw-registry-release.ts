import { Inject, Injectable } from '@nestjs/common';
import {
  berlinDay,
  deleteWithdrawnRelease,
  findRegistryRelease,
  type StoredRegistryRelease,
  markReleaseWithdrawn,
} from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { Pool } from 'pg';

/** Withdraws a release: the previous or shipped one is in force again at once. Later releases still take effect on their day. */
@Injectable()
export class WithdrawRegistryRelease {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** @throws Problem `registry_release_unknown` */
  run(version: string, actor: Actor): Promise<StoredRegistryRelease> {
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
