import type { AdminPage, ContentChanged, Endpoint } from '@pruefer/contracts';
import { ContentChangedV1 } from '@pruefer/contracts';
import { createKafka, type RunningService, startService, stateReader } from '@pruefer/platform';
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

interface ReadResponse<Body> {
  readonly status: number;
  readonly body: Body;
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

  async stop(): Promise<void> {
    await this.service.close();
  }

  async restart(): Promise<void> {
    this.service = await startService('cms-service', CmsServiceModule, CmsConfig, { env: this.env });
  }

  async end(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  /** Calls as a manager. */
  async call<Body>(
    endpoint: Endpoint,
    { path = endpoint.path, body, name = 'anna' }: { path?: string; body?: object; name?: string } = {},
  ): Promise<ReadResponse<Body>> {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(await bearer({ name })) };
    const request = { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await patientFetch(this.url + path, request);
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** What a gateway that starts now gets to know, until it is right. */
  async published(
    isRight: (states: ReadonlyMap<string, ContentChanged>) => boolean,
  ): Promise<Map<string, ContentChanged>> {
    const settings = {
      KAFKA_BROKERS: String(this.env['KAFKA_BROKERS']),
      KAFKA_TOPIC_PREFIX: String(this.env['KAFKA_TOPIC_PREFIX']),
      INTERNAL_SECRET: String(this.env['INTERNAL_SECRET']),
    };
    const states = new Map<string, ContentChanged>();
    const reader = stateReader(createKafka(settings, 'test'), settings, {
      event: ContentChangedV1,
      reader: 'test',
      apply: async (changed) => changed.forEach((state, key) => states.set(key, state)),
    });
    reader.onApplicationBootstrap();
    try {
      await until(
        () => `what is published: ${[...states.keys()].join(' ')}`,
        () => isRight(states),
        20_000,
      );
    } finally {
      await reader.onModuleDestroy();
    }
    return states;
  }
}

/** The path of an endpoint with its parameters filled in. */
export function pathOf({ path }: Endpoint, ...values: (string | number)[]): string {
  const remainingValues = [...values];
  return path.replace(/:\w+/g, () => String(remainingValues.shift()));
}
