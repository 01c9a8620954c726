import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventDefinition } from '@pruefer/contracts';
import type { KafkaMessage } from 'kafkajs';

export interface StateMessage {
  readonly key: string;
  readonly value: string;
  readonly headers: { readonly proof: string };
}

export type StateRecord = Pick<KafkaMessage, 'value'> & Partial<Pick<KafkaMessage, 'key' | 'headers'>>;

/**
 * Signs the states of an owner together with their epoch: a client that can write to Kafka cannot forge them without the secret
 * (docs/adr/0030).
 */
export class StateProofs {
  private readonly secret: Buffer;

  constructor(internalSecret: string) {
    this.secret = createHmac('sha256', internalSecret).update('proofs of state events').digest();
  }

  /** The message of a state, with its epoch and signature as a header. */
  buildMessage(event: EventDefinition, record: { key: string; state: object; epoch: number }): StateMessage {
    const { key, state, epoch } = record;
    const value = JSON.stringify(state);
    const proof = this.digest(event, key, epoch, value).toString('base64url');
    return { key, value, headers: { proof: `${epoch}.${proof}` } };
  }

  /** The epoch of a record; undefined unless its owner signed it. */
  verifyEpoch(event: EventDefinition, record: StateRecord): number | undefined {
    const { key, value, headers } = record;
    const [epochText = '', proof = ''] = String(headers?.['proof'] ?? '').split('.');
    const epoch = Number(epochText);
    if (!/^\d{1,15}$/.test(epochText) || !key || !value) return undefined;
    const actualProof = Buffer.from(proof, 'base64url');
    const expected = this.digest(event, key.toString(), epoch, value);
    return actualProof.length === expected.length && timingSafeEqual(actualProof, expected) ? epoch : undefined;
  }

  /** Topic, key and epoch are encoded as JSON, so that their boundaries are unambiguous. */
  private digest({ topic }: EventDefinition, key: string, epoch: number, value: string | Buffer): Buffer {
    const prefix = JSON.stringify([topic, key, epoch]);
    return createHmac('sha256', this.secret).update(prefix).update('\n').update(value).digest();
  }
}
