import type { CreateUserBody, LoginAnswer, TwoFactorSetup, TwoFactorVerified } from '@pruefer/contracts';
import { CallerProof, type RunningService, startService } from '@pruefer/platform';
import {
  internalSecret,
  serviceEnvironment,
  someIpAddress,
  suiteFixture,
  testDatabase,
  type TestDatabase,
  testServers,
  tokenPrivateKey,
} from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { AuthServiceModule } from '../../src/auth-service.module.js';
import { AuthConfig } from '../../src/config.js';
import { CreateUser } from '../../src/users/create-user.js';

export const PASSWORD = 'korrekt pferd batterie';

/** An answer as tests look at it. */
interface ReadResponse<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A user of a test, with two-factor set up. */
export interface TestUser {
  readonly id: string;
  readonly username: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code that ended the setup. */
  readonly usedCode: string;
  /** Token of the session that began with the two-factor setup. */
  readonly token: string;
}

interface CallOptions {
  readonly body?: object;
  readonly token?: string | undefined;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A database of the Redis server of our own, so that a suite may empty it. */
export function ownRedisUrl(): string {
  const url = new URL(testServers().redisUrl);
  url.pathname = '/7';
  return url.href;
}

/** auth-service in this process, on real servers, seen from outside. */
export class RunningAuthService {
  private constructor(
    readonly database: TestDatabase,
    readonly env: Record<string, string>,
    readonly service: RunningService,
    readonly lines: readonly string[],
  ) {}

  static async start(own: Record<string, string> = {}): Promise<RunningAuthService> {
    const database = await testDatabase('auth-service');
    const env = authEnvironment(database, own);
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const service = await startService('auth-service', AuthServiceModule, AuthConfig, { env, logTo });
    return new RunningAuthService(database, env, service, lines);
  }

  /** Another replica on the same database; the caller closes its `service`. */
  async startBeside(own: Record<string, string>): Promise<RunningAuthService> {
    const env = { ...this.env, ...own };
    const service = await startService('auth-service', AuthServiceModule, AuthConfig, { env });
    return new RunningAuthService(this.database, env, service, []);
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { body, token, address = someIpAddress(), headers = {} }: CallOptions = {},
  ): Promise<ReadResponse<Body>> {
    const response = await fetch(this.service.url + path, {
      method,
      headers: {
        ...new CallerProof(internalSecret).headersFor(address),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }

  login(body: object, address?: string): Promise<ReadResponse<LoginAnswer>> {
    return this.call('POST', '/api/auth/login', { body, ...(address && { address }) });
  }

  /** A user straight from the use case, without two-factor. */
  async newUser(fields: Partial<CreateUserBody> = {}): Promise<{ id: string; username: string }> {
    const username = fields.username ?? `nutzer${randomBytes(5).toString('hex')}`;
    const user = { username, email: `${randomBytes(5).toString('hex')}@bank.example`, password: PASSWORD };
    const actor = { name: 'test' };
    return this.service.app.get(CreateUser, { strict: false }).run({ role: 'manager', ...user, ...fields }, actor);
  }

  /** A user that has set two-factor up as a person does. */
  async newUserWithTwoFactor(fields: Partial<CreateUserBody> = {}): Promise<TestUser> {
    const { id, username } = await this.newUser(fields);
    const { body: first } = await this.login({ username, password: fields.password ?? PASSWORD });
    const token = String(first.token);
    const { body: setup } = await this.call<TwoFactorSetup>('POST', '/api/auth/setup-2fa', { token });
    const code = codeFor(setup.secret);
    const verified = await this.call<TwoFactorVerified>('POST', '/api/auth/verify-2fa', {
      token,
      body: { token: code },
    });
    expect(verified.status).toBe(200);
    return { id, username, secret: setup.secret, usedCode: code, ...verified.body };
  }

  /** Lets the code of this half minute be used again. */
  async forgetUsedCodes({ id }: { id: string }): Promise<void> {
    await this.database.sql('UPDATE auth.users SET totp_last_step = 0 WHERE id = $1', [id]);
  }

  /** A new full session. */
  async signIn(user: TestUser): Promise<string> {
    await this.forgetUsedCodes(user);
    const { body, status } = await this.login({ ...getCredentials(user), totpCode: codeFor(user.secret) });
    expect({ status, body }).toMatchObject({ status: 200, body: { requiresTwoFactor: false } });
    return String(body.token);
  }

  statusWith(token: string): Promise<number> {
    return this.call('GET', '/api/auth/user', { token }).then(({ status }) => status);
  }

  async passwordChecks(): Promise<number> {
    const metrics = await (await fetch(`${this.service.opsUrl}/metrics`)).text();
    return Number(/^auth_password_checks_total (\d+)/m.exec(metrics)?.[1] ?? 0);
  }
}

/** auth-service for all tests of a suite. Call it before the suite's own hooks. */
export function authFixture(own?: Record<string, string>): RunningAuthService {
  return suiteFixture(
    () => RunningAuthService.start(own),
    (auth) => auth.stop(),
  );
}

export function authEnvironment(database: TestDatabase, own: Record<string, string> = {}): Record<string, string> {
  return serviceEnvironment({
    DATABASE_URL: database.url('auth', 'service'),
    REDIS_URL: ownRedisUrl(),
    TOKEN_PRIVATE_KEY: tokenPrivateKey,
    TWO_FACTOR_SECRET: 'only for tests, only for tests, only for tests',
    ...own,
  });
}

export function getCredentials({ username }: { username: string }): { username: string; password: string } {
  return { username, password: PASSWORD };
}

/** What the app shows now. @param stepsLater of half a minute each */
export function codeFor(secret: string, stepsLater = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsLater * 30 });
}

/** Six digits that are the code of no step near. */
export function wrongCodeFor(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeFor(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}
