import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ServiceConfig } from '../config/service-config.js';
import { openTracing } from './open-tracing.js';
import { joinSpans } from './trace-span.js';
import { readTraceparent } from './traceparent.js';
import type { Tracing } from './tracing.js';

const asked = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const unasked = asked.replace(/01$/, '00');

describe('tracing', () => {
  let frozen: Server;
  let endpoint: string;
  const opened: Tracing[] = [];

  beforeAll(async () => {
    frozen = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    endpoint = `http://127.0.0.1:${(frozen.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await Promise.all(opened.map((tracing) => tracing.close()));
    frozen.closeAllConnections();
    frozen.close();
  });

  async function tracingWith(fields: Partial<ServiceConfig>): Promise<Tracing> {
    const config = Object.assign(new ServiceConfig(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, fields);
    const tracing = await openTracing('spec', config);
    opened.push(tracing);
    return tracing;
  }

  it('is off without an endpoint', async () => {
    const tracing = await tracingWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: 1 });
    expect([tracing.isEnabled, tracing.begin('a', asked, {}), tracing.resume('a', asked, 'server', {})]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['traceidratio', 1, unasked, true],
    ['traceidratio', 0, asked, false],
    ['parentbased_traceidratio', 0, asked, true],
    ['parentbased_traceidratio', 1, unasked, false],
    ['parentbased_traceidratio', 1, undefined, true],
  ] as const)('with %s of %p traces a request with %p: %p', async (sampler, share, traceparent, isTraced) => {
    const tracing = await tracingWith({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
    expect(tracing.begin('a', traceparent, {}) !== undefined).toBe(isTraced);
  });

  it('continues the trace of another service, and with nothing else', async () => {
    const tracing = await tracingWith({ OTEL_TRACES_SAMPLER_ARG: 0 });
    const span = tracing.resume('a', asked, 'server', {});
    expect(readTraceparent(span?.traceparent)).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      isSampled: true,
    });
    for (const header of [unasked, undefined, 'nonsense', ['a']])
      expect(tracing.resume('a', header, 'server', {})).toBeUndefined();
  });

  it('joins work for many to the first of them', async () => {
    const tracing = await tracingWith({ OTEL_TRACES_SAMPLER_ARG: 1 });
    const waiting = [asked, undefined].flatMap((header) => tracing.begin('a', header, {}) ?? []);
    expect(joinSpans(waiting, 'b', 'client', {})?.traceId).toBe(waiting[0]?.traceId);
    expect(new Set(waiting.map(({ traceId }) => traceId)).size).toBe(2);
    expect(joinSpans([], 'b', 'client', {})).toBeUndefined();
  });

  it.each(['frozen', 'gone'])('continues during a collector that is %s, and ends during it', async (state) => {
    const collector = state === 'gone' ? { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } : {};
    const tracing = await tracingWith({ ...collector, OTEL_TRACES_SAMPLER_ARG: 1, OTEL_BSP_SCHEDULE_DELAY: 10 });
    for (let n = 0; n < 10_000; n++) tracing.begin('a', undefined, {})?.end();
    await tracing.close();
  });
});
