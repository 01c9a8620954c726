import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventDefinition } from '@pruefer/contracts';
import type { KafkaMessage } from 'kafkajs';

/** A state on its way to the others. */
export interface StateMessage {
  readonly key: string;
  readonly value: string;
  readonly headers: { readonly proof: string };
}

/** What is read of a record that tells a state. */
export type StateRecord = Pick<KafkaMessage, 'value'> & Partial<Pick<KafkaMessage, 'key' | 'headers'>>;

/**
 * Proves that the owner of a record wrote its state, and in which epoch: a writer to Kafka cannot make it without the secret
 * (docs/adr/0030).
 */
export class StateProofs {
  private readonly secret: Buffer;

  /** @param internalSecret known to the services of one system alone */
  constructor(internalSecret: string) {
    this.secret = createHmac('sha256', internalSecret).update('proofs of state events').digest();
  }

  /** The message that tells a record's state. */
  messageOf(event: EventDefinition, record: { key: string; state: object; epoch: number }): StateMessage {
    const { key, state, epoch } = record;
    const value = JSON.stringify(state);
    const proof = this.digest(event, key, epoch, value).toString('base64url');
    return { key, value, headers: { proof: `${epoch}.${proof}` } };
  }

  /** The epoch that a record was written in; undefined when its owner did not write it. */
  epochOf(event: EventDefinition, record: StateRecord): number | undefined {
    const { key, value, headers } = record;
    const [epochText = '', proof = ''] = String(headers?.['proof'] ?? '').split('.');
    const epoch = Number(epochText);
    if (!/^\d{1,15}$/.test(epochText) || !key || !value) return undefined;
    const given = Buffer.from(proof, 'base64url');
    const expected = this.digest(event, key.toString(), epoch, value);
    return given.length === expected.length && timingSafeEqual(given, expected) ? epoch : undefined;
  }

  /** Topic, key and epoch stand in front as JSON, so that none of them can pass for the begin of another. */
  private digest({ topic }: EventDefinition, key: string, epoch: number, value: string | Buffer): Buffer {
    const place = JSON.stringify([topic, key, epoch]);
    return createHmac('sha256', this.secret).update(place).update('\n').update(value).digest();
  }
}
