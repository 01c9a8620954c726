import { Injectable } from '@nestjs/common';
import { addAudit, inTransaction, maskIban, type SignedInActor } from '@pruefer/platform';
import { Pool } from 'pg';
import { cleanedIban } from './filter/cleaned-iban.js';

/** `$1`: actor and masked IBAN. The list and the histogram of one search arrive at the same moment: the second waits for the row of the first. */
const lockSearch = `SELECT pg_advisory_xact_lock(hashtext('logs.searched ' || $1))`;
/** `$1`: masked IBAN, `$2`: user. Pages and refreshes of a search repeat it. */
const findRow = `SELECT FROM logs.audit WHERE action = 'logs.searched' AND target = $1 AND actor_id = $2
  AND at > clock_timestamp() - interval '10 minutes' LIMIT 1`;

/** The audit rows of searches for an IBAN. */
@Injectable()
export class RecordSearch {
  constructor(private readonly pool: Pool) {}

  /**
   * Adds the row before the log is read: a search whose row cannot be stored is not answered. The same user gets one row in 10 minutes for the
   * same masked IBAN.
   * @param input IBAN as a person types it; without one there is no row
   * @throws Problem `invalid_request` for an IBAN that no request can have had
   */
  async run(input: string | undefined, actor: SignedInActor): Promise<void> {
    if (!input) return;
    const target = maskIban(cleanedIban(input));
    await inTransaction(this.pool, async (client) => {
      await client.query(lockSearch, [`${actor.userId} ${target}`]);
      const { rowCount } = await client.query(findRow, [target, actor.userId]);
      if (rowCount === 0) await addAudit(client, 'logs', { actor, action: 'logs.searched', target });
    });
  }
}
