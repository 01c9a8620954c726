import type { AllReplicas, ReplicaState } from '@pruefer/platform';
import { affectedServices, computeSystemStatus } from './system-status.js';

const TODAY = '2026-11-21';
const NOON = new Date('2026-11-21T12:00:00Z');

function replica(service: string, changes: Partial<ReplicaState> = {}): ReplicaState {
  return {
    id: `${service}@host:1`,
    service,
    ready: true,
    since: '2026-11-21T03:00:00.000Z',
    openConnections: 0,
    checks: { postgres: true },
    facts: {},
    ...changes,
  };
}

const gateway = replica('gateway', { checks: {} });
const validation = replica('validation-service', {
  facts: { dataVersion: '2026-09-07-1a2b3c4d', dataValidUntil: '2026-12-06' },
});
const log = replica('log-service', { checks: { postgres: true, requestEvents: true, lag: true } });
const silent = (service: string) => ({ id: `${service}@host:2`, service });

const status = (heard: readonly ReplicaState[], gone: AllReplicas['silent'] = []) =>
  computeSystemStatus({ heard, silent: gone }, NOON);
const all = [gateway, validation, log];

it('is operational when all replicas are well', () => {
  expect(status(all)).toEqual({
    api: 'operational',
    database: 'operational',
    bankData: 'operational',
    kafka: 'operational',
  });
});

it('invents nothing before the first event', () => {
  expect(status([])).toEqual({ api: null, database: null, bankData: null, kafka: null });
});

describe('the API', () => {
  it.each([
    ['one of two checking replicas is silent', all, [silent('validation-service')], 'degraded'],
    ['another service is silent', all, [silent('keys-service')], 'degraded'],
    ['a service is not ready', [...all, replica('auth-service', { ready: false })], [], 'degraded'],
    ['no gateway is ready', [{ ...gateway, ready: false }, validation, log], [], 'down'],
    ['no replica checks', [gateway, log], [silent('validation-service')], 'down'],
  ] as const)('when %s', (_, heard, gone, state) => {
    expect(status(heard, gone).api).toBe(state);
  });

  it('names the services that have a part in it, once each', () => {
    const heard = [...all, replica('auth-service', { ready: false })];
    const gone = [silent('validation-service'), silent('validation-service')];
    expect(affectedServices({ heard, silent: gone })).toEqual(['auth-service', 'validation-service']);
  });
});

describe('the database', () => {
  const cutOff = (service: string) => replica(service, { checks: { postgres: false } });

  it.each([
    ['some cannot reach it', [...all, cutOff('keys-service')], 'degraded'],
    ['nobody can reach it', [gateway, cutOff('keys-service'), cutOff('log-service')], 'down'],
    ['nobody who uses it is heard', [gateway], null],
  ] as const)('when %s', (_, heard, state) => {
    expect(status(heard).database).toBe(state);
  });
});

describe('the bank data', () => {
  const holding = (facts: object) => replica('validation-service', { facts: { ...validation.facts, ...facts } });

  it.each([
    ['its last day is today', [holding({ dataValidUntil: TODAY })], [], 'operational'],
    ['its last day was yesterday', [holding({ dataValidUntil: '2026-11-20' })], [], 'degraded'],
    ['its publisher names no last day', [holding({ dataValidUntil: null })], [], 'operational'],
    ['one replica has none yet', [validation, holding({ dataVersion: null })], [], 'degraded'],
    ['no replica has any', [holding({ dataVersion: null })], [], 'down'],
    ['a replica is silent', [validation], [silent('validation-service')], 'degraded'],
    ['all replicas are silent', [gateway], [silent('validation-service')], 'down'],
  ] as const)('when %s', (_, heard, gone, state) => {
    expect(status(heard, gone).bankData).toBe(state);
  });

  it.each([
    ['22:30', 'operational'],
    ['23:30', 'degraded'],
  ])('ends with its last day in Germany, at %s UTC in winter it is %s', (time, state) => {
    const replicas = { heard: [holding({ dataValidUntil: TODAY })], silent: [] };
    expect(computeSystemStatus(replicas, new Date(`${TODAY}T${time}:00Z`)).bankData).toBe(state);
  });
});

describe('Kafka', () => {
  const reading = (checks: Record<string, boolean>) => replica('log-service', { checks });

  it.each([
    ['events wait', [reading({ requestEvents: true, lag: false })], 'degraded'],
    ['one reader of two is cut off', [log, reading({ requestEvents: false, lag: true })], 'degraded'],
    ['nobody can read', [reading({ requestEvents: false, lag: true })], 'down'],
  ] as const)('when %s', (_, heard, state) => {
    expect(status(heard).kafka).toBe(state);
  });
});
