import { mock } from 'node:test';
import { DatabaseError } from 'pg';
import { Registry } from 'prom-client';
import type { ValidationConfig } from '../config.js';
import type { BacklogPart, OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { Backlog } from './backlog.js';
import { Breaker } from './breaker.js';

const MEGABYTE = 1_000_000;
const CAP_MB = 10;

/** A backlog of parts with these sizes; an error is the answer to a count. */
function createBacklog(...parts: (number | Error)[]) {
  const rest = [...parts];
  const upkeep: Partial<OutboxUpkeep> = {
    countUnpublished: (afterId: string): Promise<BacklogPart> => {
      const part = rest.shift();
      if (part instanceof Error) return Promise.reject(part);
      const lastId = rest.length === 0 ? null : `${afterId}1`;
      return Promise.resolve({ batches: 1, bytes: (part ?? 0) * MEGABYTE, lastId });
    },
  };
  const breaker = new Breaker({ probe: () => Promise.reject(new Error('no answer')), probeEveryMs: 10 });
  const metrics = new Registry();
  const config = { OUTBOX_CAP_MB: CAP_MB } as ValidationConfig;
  const backlog = new Backlog(upkeep as OutboxUpkeep, breaker, config, metrics);
  const readBytes = async () => (await metrics.getSingleMetric('outbox_bytes')!.get()).values[0]!.value;
  return { backlog, breaker, readBytes, listLeft: () => rest };
}

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('failed', 1, 'error'), { code });
}

describe('D4: cap of the outbox', () => {
  afterEach(() => mock.restoreAll());

  it('applies to the sum of all parts', async () => {
    const { backlog, readBytes } = createBacklog(4, 0, 5.9);
    await backlog.measure();
    expect(backlog.isFull).toBe(false);
    expect(await readBytes()).toBe(9.9 * MEGABYTE);
  });

  it('ends the count as soon as it is reached', async () => {
    const { backlog, listLeft } = createBacklog(4, 6, 1, 1);
    await backlog.measure();
    expect(backlog.isFull).toBe(true);
    expect(listLeft()).toEqual([1, 1]);
  });

  it('applies to a count over several measurements, and remains until a count is below it', async () => {
    const { backlog, readBytes } = createBacklog(1, 1, 1, 1, 1, 1, 1, 3, /* the next count */ 1, 1, 1, 1, 1, 1);
    await backlog.measure();
    expect(backlog.isFull).toBe(false);
    await backlog.measure();
    expect(backlog.isFull).toBe(true);
    await backlog.measure();
    expect(backlog.isFull).toBe(true);
    await backlog.measure();
    expect(backlog.isFull).toBe(false);
    expect(await readBytes()).toBe(6 * MEGABYTE);
  });

  it('counts as reached when PostgreSQL has ended every count for ten minutes', async () => {
    let nowMs = 0;
    mock.method(performance, 'now', () => nowMs);
    const { backlog, breaker } = createBacklog(databaseError('57014'), databaseError('57014'), 1);
    await expect(backlog.measure()).rejects.toThrow();
    nowMs = 600_000;
    await expect(backlog.measure()).rejects.toThrow();
    expect(backlog.isFull).toBe(false);
    nowMs = 600_001;
    expect([backlog.isFull, breaker.isOpen]).toEqual([true, false]);
    await backlog.measure();
    expect(backlog.isFull).toBe(false);
  });

  it.each([
    ['is frozen', new Error('Query read timeout'), false],
    ['is lost', new Error('Connection terminated unexpectedly'), true],
  ])('does not count as reached when PostgreSQL %s: public checks continue', async (_state, error, isOpen) => {
    const { backlog, breaker } = createBacklog(databaseError('57014'), error);
    let nowMs = 0;
    mock.method(performance, 'now', () => nowMs);
    await expect(backlog.measure()).rejects.toThrow();
    nowMs = 600_001;
    await expect(backlog.measure()).rejects.toThrow();
    expect([backlog.isFull, breaker.isOpen]).toEqual([false, isOpen]);
    breaker.stop();
  });
});
