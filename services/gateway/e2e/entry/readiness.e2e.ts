import type { ReadinessReport } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('/health/ready', () => {
  let replica: FakeReplica;
  let gateway: TestGateway;
  let report: ReadinessReport & { keyed?: boolean };
  const becomes = (what: string, isSo: (status: number) => boolean) =>
    until(what, async () => {
      const response = await fetch(`${gateway.opsUrl}/health/ready`);
      report = (await response.json()) as typeof report;
      return isSo(response.status);
    });

  beforeEach(async () => {
    replica = await FakeReplica.start();
    // It answers for auth-service too.
    gateway = await startGateway([replica], { AUTH_URL: replica.url });
  });
  afterEach(async () => {
    await gateway.stop();
    await replica.stop().catch(() => undefined);
  });

  it('says that public and keyed checks would be answered', async () => {
    await becomes('ready', (status) => status === 200);
    expect(report).toMatchObject({
      ready: true,
      keyed: true,
      checks: { publicChecks: { up: true }, clock: { up: true } },
    });
  });

  it('stays ready when only keyed checks would not be answered, and says why', async () => {
    replica.readiness = { ready: true, keyed: false, checks: { postgres: { up: false, problem: 'does not answer' } } };
    await becomes('without keyed checks', (status) => status === 200 && report.keyed === false);
    expect(report.checks['keyedChecks']).toMatchObject({
      up: false,
      problem: 'validation-service: postgres: does not answer',
    });
  });

  it('stays ready when staff cannot sign in, and says why', async () => {
    await becomes('with sign-in', (status) => status === 200 && report.checks['signIn']?.up === true);
    replica.readiness = { ready: true, keyed: true, checks: { redis: { up: false } } };
    await becomes('without sign-in', (status) => status === 200 && report.checks['signIn']?.up === false);
    expect(report.checks['signIn']).toMatchObject({ required: false, problem: 'auth-service: Redis does not answer' });
  });

  it('E11: gives every caller the same answer, without the reason', async () => {
    await replica.stop();
    await becomes('not ready', (status) => status === 503);
    const response = await fetch(`${gateway.url}/health/ready`);
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ ready: false, keyed: false, checks: { publicChecks: { up: false } } });
    expect(text).not.toContain('problem');
  });

  it('is not ready when no replica is', async () => {
    replica.readyStatus = 503;
    replica.readiness = { ready: false, checks: { directory: { up: false, problem: 'not loaded yet' } } };
    const problem = 'validation-service: directory: not loaded yet';
    // Until it has been asked again, the gateway knows no more than that it has heard nothing.
    await becomes('not ready', (status) => status === 503 && report.checks['publicChecks']?.problem === problem);
  });

  it('is not ready without validation-service', async () => {
    await replica.stop();
    await becomes('not ready', (status) => status === 503);
    expect(report.checks['publicChecks']?.problem).toBe('validation-service: does not answer');
  });

  it('is not ready while its clock and the database’s are more than 3 s apart', async () => {
    replica.clockOffsetMs = -10_000;
    await gateway.check({ iban: 'DE89370400440532013000' });
    await becomes('not ready', (status) => status === 503);
    expect(report.checks['clock']?.problem).toContain('more than 3 s apart');
    replica.clockOffsetMs = 0;
    await gateway.check({ iban: 'DE89370400440532013000' });
    await becomes('ready', (status) => status === 200);
  });

  it('shows batches, waiting and refused checks as metrics on the private port', async () => {
    await gateway.check({ iban: 'DE89370400440532013000' });
    const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
    expect(metrics).toContain('gateway_batch_checks_count{kind="public"} 1');
    expect(metrics).toContain('gateway_batch_failures_total');
    expect(metrics).toContain('gateway_checks_waiting{kind="keyed"} 0');
    expect(metrics).toContain(`gateway_replica_batches{replica="${replica.url}"} 0`);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  });
});
