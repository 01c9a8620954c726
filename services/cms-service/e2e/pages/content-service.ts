import { type AdminPage, type ContentChanged, ContentChangedV1, type Endpoint } from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import {
  bearer,
  patientFetch,
  serviceEnvironment,
  suiteFixture,
  testDatabase,
  type TestDatabase,
  until,
} from '@pruefer/testkit';
import { CmsServiceModule } from '../../src/cms-service.module.js';
import { CmsConfig } from '../../src/config.js';
import { publishedStates } from '../support/published-states.js';

interface ReadResponse<Body> {
  readonly status: number;
  readonly body: Body;
}

interface CallOptions {
  readonly of?: string | readonly (string | number)[];
  readonly path?: string;
  readonly body?: object;
  readonly name?: string;
}

export type Refused = { readonly code: string; readonly current?: AdminPage; readonly errors?: { field: string }[] };

/** Runs cms-service with a separate database and topics, and records the events that the gateway would receive. */
export class ContentService {
  private constructor(
    readonly database: TestDatabase,
    readonly env: Record<string, string>,
    private service: RunningService,
  ) {}

  static async start(own: Readonly<Record<string, string>> = {}): Promise<ContentService> {
    const database = await testDatabase('worker', 'cms-service');
    const env = serviceEnvironment({ DATABASE_URL: database.url('cms', 'service'), ...own });
    const content = new ContentService(
      database,
      env,
      await startService('cms-service', CmsServiceModule, CmsConfig, { env }),
    );
    await until('the legal pages are there', async () => {
      const [seeded] = await database.sql<{ count: string }>('SELECT count(*) FROM cms.seed');
      return seeded?.count === '5';
    });
    return content;
  }

  /** Started before the tests of a suite and stopped after them. */
  static forSuite(own: Readonly<Record<string, string>> = {}): ContentService {
    return suiteFixture(
      () => ContentService.start(own),
      (content) => content.end(),
    );
  }

  get url(): string {
    return this.service.url;
  }

  async restart(pause?: () => Promise<unknown>): Promise<void> {
    await this.service.close();
    await pause?.();
    this.service = await startService('cms-service', CmsServiceModule, CmsConfig, { env: this.env });
  }

  async end(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  /** Calls as a manager. @param options.of parameters of the path */
  async call<Body>(
    endpoint: Endpoint,
    { of = [], path = buildEndpointPath(endpoint, ...[of].flat()), body, name = 'anna' }: CallOptions = {},
  ): Promise<ReadResponse<Body>> {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(await bearer({ name })) };
    const request = { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await patientFetch(this.url + path, request);
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** What a gateway that starts now gets to know, until it is right. */
  published(isRight: (states: ReadonlyMap<string, ContentChanged>) => boolean): Promise<Map<string, ContentChanged>> {
    return publishedStates(this.env, ContentChangedV1, isRight);
  }
}

/** The path of an endpoint with its parameters filled in. */
export function buildEndpointPath({ path }: Endpoint, ...values: (string | number)[]): string {
  const remainingValues = [...values];
  return path.replace(/:\w+/g, () => String(remainingValues.shift()));
}
