import { Inject, Injectable } from '@nestjs/common';
import {
  berlinDay,
  findRegistryRelease,
  forgetWithdrawnRelease,
  type StoredRegistryRelease,
  withdrawRegistryRelease,
} from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { Pool } from 'pg';

/** The way back: the release before one holds again at once, or the shipped one. What comes later still waits for its day. */
@Injectable()
export class WithdrawRegistryRelease {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** @throws Problem `registry_release_unknown` */
  run(version: string, actor: Actor): Promise<StoredRegistryRelease> {
    return inTransaction(this.pool, async (client) => {
      const known = await findRegistryRelease(client, version, berlinDay(new Date()));
      if (!known || !(await withdrawRegistryRelease(client, version))) throw new Problem('registry_release_unknown');
      // A backup that holds a row which cannot be read is refused as a whole.
      if (known.state === 'unreadable') await forgetWithdrawnRelease(client, version);
      const withdrawn: StoredRegistryRelease = { ...known, state: 'withdrawn', validUntil: null };
      const details = { name: withdrawn.name };
      await addAudit(client, 'banks', { action: 'registry.withdrawn', actor, target: version, details });
      return withdrawn;
    });
  }
}
