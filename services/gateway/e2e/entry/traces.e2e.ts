import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { newApiKey } from '@pruefer/platform';
import {
  serviceEnvironment,
  type ServiceProcess,
  startProcess,
  type TestDatabase,
  testDatabase,
  until,
} from '@pruefer/testkit';
import { type CollectedSpan, FakeCollector } from './support/fake-collector.js';
import { addOneBank } from './support/one-bank.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const IBAN = 'DE89370400440532013000';
const CLIENT = 'Muster GmbH';
const sayOpenTelemetry = fileURLToPath(new URL('support/say-opentelemetry.mjs', import.meta.url));

describe('traces', () => {
  const key = newApiKey();
  const keyHash = createHash('sha256').update(key).digest('hex');
  const lines: string[] = [];
  let collector: FakeCollector;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let validation: ServiceProcess;
  let log: ServiceProcess;
  let gateway: TestGateway;

  beforeAll(async () => {
    collector = await FakeCollector.start();
    database = await testDatabase('keys-service', 'worker', 'validation-service', 'log-service');
    await addOneBank(database);
    await addKey();
    environment = serviceEnvironment({ NODE_OPTIONS: `--import=${sayOpenTelemetry}` });
    const traced = {
      ...environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Nothing but what a test asks for: two traces that reach the log in one commit share its span.
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    };
    [validation, log] = await Promise.all([
      startProcess('validation-service', { ...traced, DATABASE_URL: database.url('validation', 'service') }),
      startProcess('log-service', { ...traced, DATABASE_URL: database.url('logs', 'service') }),
    ]);
    gateway = await startGateway([], { ...traced, VALIDATION_URLS: validation.url, LOG_LEVEL: 'info' }, lines);
    await until('the gateway takes keyed checks', async () => (await check('warm-up-0')).status === 200, 20_000);
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), validation.stop(), log.stop()]);
    await Promise.all([collector.stop(), database.drop()]);
  });

  const addKey = () =>
    database.sql(
      `WITH made AS (INSERT INTO keys.contract (client_name, client_email, quota) VALUES ($3, 'a@muster.example', 100) RETURNING id)
       INSERT INTO keys.key (id, contract_id, hash, prefix, last_four)
       SELECT $1, id, decode($2, 'hex'), 'iban_sk_test', 'test' FROM made`,
      [randomUUID(), keyHash, CLIENT],
    );

  const check = (requestId: string, headers: Record<string, string> = {}): Promise<Response> =>
    gateway.check({ iban: IBAN }, { 'x-api-key': key, 'x-request-id': requestId, ...headers });

  const newTraceId = (): string => randomBytes(16).toString('hex');
  const formatTraceparent = (traceId: string): string => `00-${traceId}-b7ad6b7169203331-01`;

  async function waitForSpans(traceId: string, count: number): Promise<CollectedSpan[]> {
    const found = () => collector.spans.filter((span) => span.traceId === traceId);
    await until(
      () =>
        `${count} spans: ${found()
          .map(({ name }) => name)
          .join(', ')}`,
      () => found().length >= count,
      30_000,
    );
    return found();
  }

  it('follow a keyed check through eight spans, from its request to its row in the log', async () => {
    const traceId = newTraceId();
    expect((await check('traced-check-1', { traceparent: formatTraceparent(traceId) })).status).toBe(200);
    const spans = await waitForSpans(traceId, 8);
    const findSpanName = (id: string | undefined) => spans.find(({ spanId }) => spanId === id)?.name ?? id;
    const ways = spans.map(({ service, name, parentSpanId }) => [service, name, findSpanName(parentSpanId)]);
    const topic = 'validation.answered.v1';
    expect(new Set(ways)).toEqual(
      new Set([
        ['gateway', 'POST /api/validate-iban', 'b7ad6b7169203331'],
        ['gateway', 'admit API key', 'POST /api/validate-iban'],
        ['gateway', 'call validation-service', 'POST /api/validate-iban'],
        ['validation-service', 'POST /internal/check-batches', 'call validation-service'],
        ['validation-service', 'charge and record', 'POST /internal/check-batches'],
        ['validation-service', `publish ${topic}`, 'POST /internal/check-batches'],
        ['log-service', `read ${topic}`, `publish ${topic}`],
        ['log-service', 'store requests', `read ${topic}`],
      ]),
    );
    const findLinkedNames = (name: string) =>
      spans.find((span) => span.name === name)?.links?.map(({ spanId }) => findSpanName(spanId));
    expect(findLinkedNames('POST /api/validate-iban')).toEqual(['call validation-service']);
    expect(findLinkedNames(`read ${topic}`)).toEqual(['store requests']);
  });

  it('are named in problems and in the lines of the log', async () => {
    const [ofKey, ofPath] = [newTraceId(), newTraceId()];
    const refused = await check('traced-check-2', { 'x-api-key': newApiKey(), traceparent: formatTraceparent(ofKey) });
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'key_unknown', traceId: ofKey }]);
    await waitForSpans(ofKey, 8);
    const unknown = await fetch(`${gateway.url}/api/nothing`, { headers: { traceparent: formatTraceparent(ofPath) } });
    expect(await unknown.json()).toMatchObject({ code: 'not_found', traceId: ofPath });
    await until('its line', () => lines.some((line) => line.includes(ofPath)));
  });

  it('G1, G2: hold no IBAN, no key, no name and nothing that the caller chose but the id of the trace', async () => {
    const traceId = newTraceId();
    await check(IBAN, {
      traceparent: formatTraceparent(traceId),
      tracestate: `a=${IBAN}`,
      'x-forwarded-for': '203.0.113.99',
    });
    await fetch(`${gateway.url}/${IBAN}?iban=${IBAN}`, {
      headers: { 'user-agent': key, traceparent: formatTraceparent(newTraceId()) },
    });
    await waitForSpans(traceId, 8);
    const sent = collector.bodies.join('\n');
    for (const secret of [IBAN, IBAN.slice(4), key, keyHash, CLIENT, '203.0.113.99'])
      expect(sent).not.toContain(secret);
  });

  it('cost no check when the collector is frozen', async () => {
    collector.isSilent = true;
    const rounds = Array.from({ length: 60 }, (_, n) =>
      check(`frozen-check-${n}`, { traceparent: formatTraceparent(newTraceId()) }),
    );
    const statuses = (await Promise.all(rounds)).map(({ status }) => status);
    collector.isSilent = false;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('load nothing while no endpoint is set', async () => {
    const loaded = (service: ServiceProcess) => service.output().match(/^loads \S+$/gm) ?? [];
    expect(loaded(validation)).not.toEqual([]);
    const untraced = await startProcess('validation-service', {
      ...environment,
      DATABASE_URL: database.url('validation', 'service'),
    });
    expect(loaded(untraced)).toEqual([]);
    await untraced.stop();
  });
});
