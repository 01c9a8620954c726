import type { BatchKind } from '@pruefer/contracts';
import { anotherReplica, chooseReplica, leastBusyReplica } from './choose-replica.js';
import { Replica, SKIP_MS, SLOTS_PER_KIND } from './replica.js';

const now = 10_000;
const closed = { public: true, keyed: false, reason: 'PostgreSQL antwortet nicht.' };

describe('chooseReplica', () => {
  let a: Replica;
  let b: Replica;
  const choose = (kind: BatchKind = 'keyed', at = now, mayPipeline = true) =>
    chooseReplica([a, b], kind, at, mayPipeline)?.origin;
  const send = (replica: Replica, times = 1, kind: BatchKind = 'keyed') => {
    for (let i = 0; i < times; i++) replica.batchSent(kind, now);
  };

  beforeEach(() => {
    a = new Replica('a');
    b = new Replica('b');
  });

  it('takes the one with the fewest under way, of whatever kind', () => {
    send(a, 1, 'public');
    expect(choose()).toBe('b');
    send(b, 2);
    expect(choose()).toBe('a');
  });

  it('takes turns at a tie, so that both get load', () => {
    a.batchSent('keyed', now);
    a.batchEnded('keyed');
    expect(choose()).toBe('b');
    b.batchSent('keyed', now + 1);
    b.batchEnded('keyed');
    expect(choose()).toBe('a');
  });

  it('gives nothing when all slots of the kind are taken, and only of that kind', () => {
    send(a, SLOTS_PER_KIND);
    send(b, SLOTS_PER_KIND);
    expect(choose('keyed')).toBeUndefined();
    expect(choose('public')).toBe('a');
  });

  it('gives a second batch to a replica only when that is worth it', () => {
    send(a, 1);
    send(b, 1);
    expect(choose('keyed', now, false)).toBeUndefined();
    expect(choose('public', now, false)).toBe('a');
    a.batchEnded('keyed');
    expect(choose('keyed', now, false)).toBe('a');
  });

  it('C8: passes over a replica that failed, for that kind and that long', () => {
    a.skip('keyed', now);
    send(b, 1);
    expect(choose('keyed')).toBe('b');
    expect(choose('idempotent')).toBe('b');
    expect(choose('public')).toBe('a');
    expect(choose('keyed', now + SKIP_MS)).toBe('a');
  });

  it('waits for a slot rather than using one that is passed over', () => {
    a.skip('keyed', now);
    send(b, SLOTS_PER_KIND);
    expect(choose()).toBeUndefined();
  });

  it('C8: sends no keyed batches to a replica whose probe says no, while another says yes', () => {
    a.readiness = closed;
    expect(choose('keyed')).toBe('b');
    send(b, SLOTS_PER_KIND);
    expect(choose('keyed')).toBeUndefined();
    expect(choose('public')).toBe('a');
  });

  it('tries all when all are passed over', () => {
    a.skip('keyed', now);
    b.readiness = closed;
    expect(choose()).toBe('a');
  });

  it('has nothing to give without replicas', () => {
    expect(chooseReplica([], 'public', now, true)).toBeUndefined();
  });

  it('forwards other calls to the least busy one, whatever slots are taken', () => {
    send(a, SLOTS_PER_KIND + 1);
    send(b, SLOTS_PER_KIND);
    expect(leastBusyReplica([a, b], now)).toBe(b);
    b.readiness = closed;
    expect(leastBusyReplica([a, b], now)).toBe(a);
    expect(leastBusyReplica([], now)).toBeUndefined();
  });

  describe('for a repeat', () => {
    it('takes another one, also beyond its slots', () => {
      send(b, SLOTS_PER_KIND);
      expect(anotherReplica([a, b], a, 'keyed', now)).toBe(b);
    });

    it('prefers one that is not passed over', () => {
      const c = new Replica('c');
      send(c, SLOTS_PER_KIND);
      b.skip('keyed', now);
      expect(anotherReplica([a, b, c], a, 'keyed', now)).toBe(c);
    });

    it('knows none when there is only the first', () => {
      expect(anotherReplica([a], a, 'keyed', now)).toBeUndefined();
    });
  });
});
