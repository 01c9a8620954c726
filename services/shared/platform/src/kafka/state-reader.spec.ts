import { Logger } from '@nestjs/common';
import type { KafkaMessage } from 'kafkajs';
import { newestOf } from './state-reader.js';

const record = (key: string, value: unknown) =>
  ({
    key: Buffer.from(key),
    value: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    offset: '0',
  }) as KafkaMessage;

describe('newestOf', () => {
  beforeAll(() => void Logger.overrideLogger(false));

  it('keeps the highest version of each record, whatever their order', () => {
    const records = [
      record('a', { version: 2 }),
      record('b', { version: 1 }),
      record('a', { version: 3 }),
      record('a', { version: 1 }),
    ];
    expect([...newestOf(records)]).toEqual([
      ['a', { version: 3 }],
      ['b', { version: 1 }],
    ]);
  });

  it('D3: leaves out what cannot be read', () => {
    expect([...newestOf([record('a', 'not json'), record('b', 'null'), record('c', { version: 1 })])]).toEqual([
      ['c', { version: 1 }],
    ]);
  });
});
