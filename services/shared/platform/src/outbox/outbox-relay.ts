import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { Pool } from 'pg';
import type { Schema } from '../database/roles.js';
import type { EventPublisher } from '../kafka/event-publisher.js';
import type { StateProofs } from '../kafka/state-proofs.js';
import { repeatEvery, type Repetition } from '../repeat-every.js';
import { hasRecentWrite } from './recent-writes.js';

/** Only every second poll sends while this process writes nothing; changes of the command line are still sent within a second. */
const POLL_INTERVAL_MS = 450;
const MAX_AT_ONCE = 500;

interface ClaimedRow {
  readonly topic: string;
  readonly key: string;
  readonly version: string;
  readonly state: object;
  readonly epoch: string;
}

/** Sends the rows of a service's outbox. Several replicas may run it: a row is claimed for 10 s, sent after that commit, then deleted. */
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;
  private isResting = true;
  private isStopping = false;
  private readonly atOnce: number;

  constructor(
    private readonly pool: Pool,
    private readonly publisher: EventPublisher,
    private readonly schema: Schema,
    private readonly events: readonly EventDefinition[],
    private readonly proofs: StateProofs,
  ) {
    this.atOnce = Math.min(...events.map(({ atOnce = MAX_AT_ONCE }) => atOnce));
  }

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(POLL_INTERVAL_MS, OutboxRelay.name, () => this.poll());
  }

  /** Another replica or the next start sends the remaining rows. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.repetition?.stop();
  }

  private async poll(): Promise<void> {
    this.isResting = !this.isResting && !hasRecentWrite(this.schema);
    if (!this.isResting) await this.sendAll();
  }

  /** Sends until the outbox is empty; does nothing while Kafka is unavailable. */
  private async sendAll(): Promise<void> {
    while (this.publisher.connected && !this.isStopping) {
      const rows = await this.claim();
      if (rows.length === 0) return;
      for (const event of this.events)
        await this.send(
          event,
          rows.filter(({ topic }) => topic === event.topic),
        );
    }
  }

  private async send(event: EventDefinition, rows: readonly ClaimedRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.publisher.publish(
      event,
      rows.map(({ key, state, epoch }) => this.proofs.buildMessage(event, { key, state, epoch: Number(epoch) })),
    );
    // A newer version or epoch written in the meantime is kept.
    await this.pool.query(
      `DELETE FROM ${this.schema}.outbox USING unnest($2::text[], $3::bigint[], $4::bigint[]) AS sent (key, version, epoch)
       WHERE topic = $1 AND outbox.key = sent.key AND outbox.version = sent.version AND outbox.epoch = sent.epoch`,
      [event.topic, rows.map(({ key }) => key), rows.map(({ version }) => version), rows.map(({ epoch }) => epoch)],
    );
  }

  private async claim(): Promise<ClaimedRow[]> {
    const { rows } = await this.pool.query<ClaimedRow>({
      // A prepared statement, so that PostgreSQL plans it once per connection instead of twice a second.
      name: 'claim-states',
      text: `UPDATE ${this.schema}.outbox SET claimed_until = now() + interval '10 s'
       WHERE (topic, key) IN (
         SELECT topic, key FROM ${this.schema}.outbox
         WHERE topic = ANY ($1) AND claimed_until < now() LIMIT ${this.atOnce} FOR UPDATE SKIP LOCKED)
       RETURNING topic, key, version, state, epoch`,
      values: [this.events.map(({ topic }) => topic)],
    });
    return rows;
  }
}
