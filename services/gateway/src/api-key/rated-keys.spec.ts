import type { KeyChanged } from '@pruefer/contracts';
import { RatedKeys } from './rated-keys.js';

const state = (version: number, perMinute?: number) => ({
  version,
  ...(perMinute && { rateLimit: { tag: 'tag1', perMinute } }),
});
const changed = (fields: object) => new Map([['key1', fields as KeyChanged]]);

describe('RatedKeys', () => {
  let keys: RatedKeys;
  beforeEach(() => void (keys = new RatedKeys()));

  it('knows keys with a limit alone', () => {
    keys.apply(changed(state(1)));
    expect([keys.size, keys.perMinute('tag1')]).toEqual([0, undefined]);
    keys.apply(changed(state(2, 60)));
    expect([keys.size, keys.perMinute('tag1')]).toEqual([1, 60]);
  });

  it('takes a requested limit, but not in place of one from an event', () => {
    keys.add({ keyId: 'key1', rateLimit: { tag: 'tag1', perMinute: 60 } });
    keys.add({ keyId: 'key2' });
    expect([keys.size, keys.perMinute('tag1')]).toEqual([1, 60]);
    keys.apply(changed(state(2, 30)));
    keys.add({ keyId: 'key1', rateLimit: { tag: 'tag1', perMinute: 60 } });
    expect(keys.perMinute('tag1')).toBe(30);
    keys.apply(changed(state(3)));
    expect(keys.size).toBe(0);
  });
});
