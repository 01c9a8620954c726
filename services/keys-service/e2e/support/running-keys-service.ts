import { randomUUID } from 'node:crypto';
import type { ApiKeyRecord, IssuedApiKey, ProblemBody } from '@pruefer/contracts';
import { startService } from '@pruefer/platform';
import { bearer, patientFetch, serviceEnvironment, suiteFixture, until } from '@pruefer/testkit';
import { KeysConfig } from '../../src/config.js';
import { KeysServiceModule } from '../../src/keys-service.module.js';
import { PublishUsage } from '../../src/publishing/publish-usage.js';
import { keysDatabase } from './keys-database.js';

type Method = 'GET' | 'POST' | 'PUT';

/** The service in this process with its own database, called by a manager. */
export async function runningKeysService(change: Record<string, string> = {}) {
  const keys = await keysDatabase();
  const log: string[] = [];
  const env = serviceEnvironment({ DATABASE_URL: keys.database.url('keys', 'service'), LOG_LEVEL: 'trace', ...change });
  const service = await startService('keys-service', KeysServiceModule, KeysConfig, {
    env,
    logTo: { write: (line) => void log.push(line) },
  });
  const signedIn = await bearer({ userId: randomUUID(), name: 'anna' });

  /** Calls `/api/admin/api-keys` + path as the manager "anna". */
  async function call<Body = ProblemBody>(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await patientFetch(`${service.url}/api/admin/api-keys${path}`, {
      method,
      headers: { ...signedIn, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }

  return {
    keys,
    service,
    /** All log lines. */
    log,
    call,
    /** The same for an answer that is not JSON. */
    file: (path: string) => fetch(`${service.url}/api/admin/api-keys${path}`, { headers: signedIn }),
    /** Issues a key through the API. */
    issue: async (fields: object = {}) => {
      const newKeyFields = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
      const { body } = await call<IssuedApiKey>('POST', '', { ...newKeyFields, ...fields });
      return { ...body, apiKey: body.apiKey! };
    },
    /** The key's row in the list. */
    record: async (id: string) => (await call<ApiKeyRecord>('GET', `/${id}`)).body,
    /** Books all usage. Repeated, because a run is skipped while the service's own one is in progress, which may have read too early. */
    book: () =>
      until('everything is booked', async () => {
        await service.app.get(PublishUsage).run();
        const open = await keys.database.sql(
          'SELECT FROM keys.contract c LEFT JOIN keys.announced a ON a.contract_id = c.id WHERE c.used <> coalesce(a.used, 0)',
        );
        return open.length === 0;
      }),
    stop: async () => {
      await service.close();
      await keys.close();
    },
  };
}

export type RunningKeysService = Awaited<ReturnType<typeof runningKeysService>>;

/** The same, started before the tests of a suite and stopped after them. */
export function keysServiceForSuite() {
  return suiteFixture(
    () => runningKeysService(),
    (running) => running.stop(),
  );
}
