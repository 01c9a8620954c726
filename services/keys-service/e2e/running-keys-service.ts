import { randomUUID } from 'node:crypto';
import type { ApiKeyRecord, IssuedApiKey, ProblemBody } from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import { bearer, patientFetch, serviceEnvironment, suiteFixture, until } from '@pruefer/testkit';
import { KeysConfig } from '../src/config.js';
import { KeysServiceModule } from '../src/keys-service.module.js';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { type KeysDatabase, keysDatabase } from './keys-database.js';

type Method = 'GET' | 'POST' | 'PUT';

/** An answer of the API with its parsed body. */
interface ReadResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The service in this process with its own database, called by a manager. */
export interface RunningKeysService {
  readonly keys: KeysDatabase;
  readonly service: RunningService;
  /** All log lines. */
  readonly log: string[];
  /** Calls `/api/admin/api-keys` + path as the manager "anna". */
  call<Body = ProblemBody>(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ReadResponse<Body>>;
  /** The same for an answer that is not JSON. */
  file(path: string): Promise<Response>;
  /** Issues a key through the API. */
  issue(fields?: object): Promise<IssuedApiKey & { readonly apiKey: string }>;
  /** The key's row in the list. */
  record(id: string): Promise<ApiKeyRecord>;
  /** Books all usage. Repeated, because a run is skipped while the service's own one is in progress, which may have read too early. */
  book(): Promise<void>;
  stop(): Promise<void>;
}

export async function runningKeysService(change: Record<string, string> = {}): Promise<RunningKeysService> {
  const keys = await keysDatabase();
  const log: string[] = [];
  const env = serviceEnvironment({ DATABASE_URL: keys.database.url('keys', 'service'), LOG_LEVEL: 'trace', ...change });
  const service = await startService('keys-service', KeysServiceModule, KeysConfig, {
    env,
    logTo: { write: (line) => void log.push(line) },
  });
  const signedIn = await bearer({ userId: randomUUID(), name: 'anna' });

  async function call<Body>(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
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
    log,
    call,
    file: (path) => fetch(`${service.url}/api/admin/api-keys${path}`, { headers: signedIn }),
    issue: async (fields = {}) => {
      const newKeyFields = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
      const { body } = await call<IssuedApiKey>('POST', '', { ...newKeyFields, ...fields });
      return { ...body, apiKey: body.apiKey! };
    },
    record: async (id) => (await call<ApiKeyRecord>('GET', `/${id}`)).body,
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

/** The same, started before the tests of a suite and stopped after them. */
export function keysServiceForSuite(): RunningKeysService {
  return suiteFixture(
    () => runningKeysService(),
    (running) => running.stop(),
  );
}
