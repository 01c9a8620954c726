import { setImmediate } from 'node:timers/promises';
import { KeyChangedV1 } from '@pruefer/contracts';
import type { Pool } from 'pg';
import type { EventPublisher } from '../kafka/event-publisher.js';
import type { StateProofs } from '../kafka/state-proofs.js';
import { OutboxRelay } from './outbox-relay.js';
import { noteWrite } from './recent-writes.js';

const MANY = 100;

describe('the end of the relay', () => {
  it('waits for the current send, not for all the rest', async () => {
    const row = { topic: KeyChangedV1.topic, key: 'a', version: '1', state: {}, epoch: '1' };
    let claims = 0;
    const query = async (statement: object | string) => {
      if (typeof statement === 'object') claims += 1;
      await setImmediate();
      return { rows: claims < MANY ? [row] : [] };
    };
    const publisher = { connected: true, publish: () => Promise.resolve() } as unknown as EventPublisher;
    const proofs = { buildMessage: () => ({}) } as unknown as StateProofs;
    const relay = new OutboxRelay({ query } as unknown as Pool, publisher, 'keys', [KeyChangedV1], proofs);
    noteWrite('keys');
    relay.onApplicationBootstrap();
    while (claims === 0) await setImmediate();
    await relay.onModuleDestroy();
    expect(claims).toBe(1);
  });
});
