import type { ProblemBody, Role } from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import { bearer, serviceEnvironment, suiteFixture, testDatabase, type TestDatabase } from '@pruefer/testkit';
import { CmsServiceModule } from '../../src/cms-service.module.js';
import { CmsConfig } from '../../src/config.js';

interface ReadResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** What a call is answered: the body that it asks for, or a problem. */
type Answered = Partial<ProblemBody>;

export interface CallOptions {
  /** Not signed in when left out. */
  readonly role?: Role;
  readonly name?: string;
  readonly json?: object;
  readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  readonly headers?: Readonly<Record<string, string>>;
}

/** Runs one cms-service with a separate database. */
export class RunningCms {
  private constructor(
    readonly database: TestDatabase,
    public env: Record<string, string>,
    public service: RunningService,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<RunningCms> {
    const database = await testDatabase('cms-service');
    const env = serviceEnvironment({ DATABASE_URL: database.url('cms', 'service'), ...settings });
    return new RunningCms(database, env, await startService('cms-service', CmsServiceModule, CmsConfig, { env }));
  }

  /** Started before the tests of a suite and stopped after them. */
  static forSuite(settings: Readonly<Record<string, string>> = {}): RunningCms {
    return suiteFixture(
      () => RunningCms.start(settings),
      (cms) => cms.stop(),
    );
  }

  async restart(change: Readonly<Record<string, string>>): Promise<void> {
    await this.service.close();
    this.env = { ...this.env, ...change };
    this.service = await startService('cms-service', CmsServiceModule, CmsConfig, { env: this.env });
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  /** Calls it, and reads JSON. */
  async call<Body>(method: string, path: string, options: CallOptions = {}): Promise<ReadResponse<Body & Answered>> {
    const response = await this.fetch(method, path, options);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body & Answered };
  }

  async fetch(method: string, path: string, { role, name, json, file, headers }: CallOptions = {}): Promise<Response> {
    const body = file ? Buffer.from(file.bytes) : json && JSON.stringify(json);
    const type = file?.type ?? (json && 'application/json');
    const all = {
      ...(role && (await bearer({ role, name: name ?? 'anna' }))),
      ...(type && { 'content-type': type }),
      ...headers,
    };
    return fetch(this.service.url + path, { method, headers: all, ...(body && { body }) });
  }

  /** Actions of the audit with their subjects, oldest first. */
  audit(): Promise<{ action: string; actor: string; subject: string | null }[]> {
    return this.database.sql(`SELECT action, actor, details->>'subject' AS subject FROM cms.audit ORDER BY id`);
  }
}
