import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Type } from '@nestjs/common';
import { type ReadinessReport, type RunningService, startService } from '@pruefer/platform';
import { serviceEnvironment, someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import { GatewayConfig } from '../../src/config.js';
import { GatewayModule } from '../../src/gateway.module.js';
import { FakeReplica } from './support/fake-replica.js';
import { FakeService } from './support/fake-service.js';

const nowhere = 'http://127.0.0.1:9';

/** A gateway in this process; the benchmark's addresses may be made up, so that tests do not share a limit. */
export interface TestGateway {
  readonly url: string;
  readonly opsUrl: string;
  readonly app: RunningService['app'];
  /** Reads an address without following redirects. Here and below every call has a new address unless `x-forwarded-for` is given. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends JSON; a text is sent as it is. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a check. */
  check(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Stops it, and then the servers behind it. */
  stop(...servers: readonly { stop(): Promise<unknown> }[]): Promise<void>;
}

/**
 * Starts a gateway in front of fake replicas, and waits for Redis, without which calls with a token are refused.
 * @param own variables in addition to the defaults
 * @param lines receives its log
 * @param module the gateway, or a module that imports it
 */
export async function startGateway(
  replicas: readonly FakeReplica[],
  own: Record<string, string> = {},
  lines: string[] = [],
  module: Type = GatewayModule,
): Promise<TestGateway> {
  const frontend = frontendFolder();
  const env = serviceEnvironment({
    VALIDATION_URLS: replicas.map(({ url }) => url).join(','),
    KEYS_URL: nowhere,
    AUTH_URL: nowhere,
    CMS_URL: nowhere,
    LOG_URL: nowhere,
    WORKER_URL: nowhere,
    FRONTEND_DIR: frontend,
    TRUSTED_PROXIES: '127.0.0.1',
    ...own,
  });
  const service: RunningService = await startService('gateway', module, GatewayConfig, {
    env,
    isPublic: true,
    logTo: { write: (line) => void lines.push(line) },
  });
  const gateway: TestGateway = {
    url: service.url,
    opsUrl: service.opsUrl,
    app: service.app,
    get: (path, headers) =>
      fetch(service.url + path, {
        headers: { 'x-forwarded-for': someIpAddress(), ...headers },
        redirect: 'manual',
      }),
    post: (path, body, headers) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': someIpAddress(), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    check: (body, headers) => gateway.post('/api/validate-iban', body, headers),
    stop: async (...servers) => {
      await service.close();
      rmSync(frontend, { recursive: true, force: true });
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
  if (!own['REDIS_URL']) await untilConnected(gateway, 'redis');
  return gateway;
}

/**
 * A gateway in front of one replica and one service, for all tests of a suite. Call it before the suite's own hooks.
 * @param settings variables in addition to the defaults, such as the address of the service
 * @param lines receives its log
 */
export function gatewayFixture(
  settings: (service: FakeService) => Record<string, string> = () => ({}),
  lines?: string[],
  service = new FakeService(),
) {
  const replica = new FakeReplica();
  const start = async () => {
    await Promise.all([replica.listen(), service.listen()]);
    return startGateway([replica], settings(service), lines);
  };
  return { replica, service, gateway: suiteFixture(start, (gateway) => gateway.stop(replica, service)) };
}

/** Waits until a server behind the gateway is connected: limits are counted in Redis, the topics exist in Kafka. */
export async function untilConnected(gateway: TestGateway, server: 'redis' | 'kafka'): Promise<void> {
  const isUp = async () => {
    const report = (await (await fetch(`${gateway.opsUrl}/health/ready`)).json()) as ReadinessReport;
    return report.checks[server]?.up ?? false;
  };
  await until(`connection to ${server}`, isUp, 30_000);
}

function frontendFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-frontend-'));
  for (const part of ['assets', 'sections']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'assets', 'app-1a2b3c4d.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c4d.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const titles = {
    index: 'IBAN-Prüfer',
    'sections/dashboard': 'Verwaltung',
    'sign-in': 'Anmeldung',
    problem: '__TITLE__',
    'too-many': 'Zu viele Aufrufe',
  };
  for (const [name, title] of Object.entries(titles)) {
    const words = `<!--words--><title>${title}</title><!--/words-->`;
    const view = '<body><div id="root"><!--first-view--><!--/first-view--></div></body>';
    const page = `<!doctype html><html lang="de"><head><meta name="csp-nonce" content="__CSP_NONCE__">${words}</head>${view}`;
    writeFileSync(join(folder, `${name}.html`), page);
  }
  mkdirSync(join(folder, 'api-docs'));
  writeFileSync(join(folder, 'api-docs', 'pages.json'), '{"pages":[]}');
  return folder;
}
