import { createHash, randomUUID } from 'node:crypto';
import {
  type Check,
  checkBatch,
  type CheckBatch,
  type CheckBatchHead,
  validateIban,
  type ValidationAnswered,
  ValidationAnsweredV1,
} from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import {
  FollowedEvents,
  internalSecret,
  serviceEnvironment,
  suiteFixture,
  testDatabase,
  type TestDatabase,
  until,
} from '@pruefer/testkit';
import { v7 } from 'uuid';
import { ValidationConfig } from '../../src/config.js';
import { ValidationServiceModule } from '../../src/validation-service.module.js';

export const validIban = 'DE89370400440532013000';
export const wrongIban = 'DE88370400440532013000';

const START_TIMEOUT_MS = 30_000;

/** One line of a batch's answer. */
interface Line {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface BatchAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The head of the answer; undefined when the batch was refused. */
  readonly head?: CheckBatchHead;
  /** PostgreSQL's clock; undefined when the batch was refused. */
  readonly now?: number | null;
  readonly lines: readonly Line[];
}

/** validation-service with its own database and topics, called as by a gateway. */
export class ValidationSystem {
  private readonly running: RunningService[] = [];
  private readonly followed: FollowedEvents<ValidationAnswered>[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Requires the builds of validation-service, keys-service and worker: their migrations run as in `npm start`. */
  static async create(): Promise<ValidationSystem> {
    const database = await testDatabase('keys-service', 'worker', 'validation-service');
    const environment = serviceEnvironment({ DATABASE_URL: database.url('validation', 'service') });
    const system = new ValidationSystem(database, environment);
    await system.importBanks('2020-01-01', 'Commerzbank');
    return system;
  }

  /** A data set with one German bank, valid from the day. */
  async importBanks(validFrom: string, name: string): Promise<void> {
    const version = `${validFrom}-1a2b3c4d`;
    await this.database.sql(
      `WITH file AS (
         INSERT INTO banks.data_set (version, country, source, valid_from, fingerprint, records)
         VALUES ($1, 'DE', 'Deutsche Bundesbank', $2, repeat('0', 64), 1) RETURNING id)
       INSERT INTO banks.bank (data_set_id, bank_code, record_number, is_holder, name, postal_code, place, short_name,
                               bic, method, change, deletion_planned)
       SELECT id, '37040044', '1', true, $3, '50447', 'Köln', $3, 'COBADEFFXXX', '13', 'U', false FROM file`,
      [version, validFrom, name],
    );
  }

  /** Starts another replica. */
  async boot(change: Readonly<Record<string, string>> = {}): Promise<RunningService> {
    const env = { ...this.environment, ...change };
    const service = await startService('validation-service', ValidationServiceModule, ValidationConfig, { env });
    this.running.push(service);
    return service;
  }

  /** Starts another replica and waits for its directory. */
  async start(change: Readonly<Record<string, string>> = {}): Promise<RunningService> {
    const service = await this.boot(change);
    await until(
      'directory loaded',
      async () => (await this.readiness(service)).checks['directory']?.up === true,
      START_TIMEOUT_MS,
    );
    return service;
  }

  /** Starts another replica and waits for its connection to Kafka. */
  async startWithKafka(change: Readonly<Record<string, string>> = {}): Promise<RunningService> {
    const service = await this.start(change);
    await until(
      'Kafka connected',
      async () => (await this.readiness(service)).checks['kafka']?.up === true,
      START_TIMEOUT_MS,
    );
    return service;
  }

  async readiness({ url }: RunningService) {
    const response = await fetch(`${url}/health/ready`);
    const report = (await response.json()) as {
      ready: boolean;
      keyed: boolean;
      checks: Record<string, { up: boolean }>;
    };
    return { ...report, status: response.status };
  }

  /** Adds a key, by default with a new contract. @returns the contract's id and the key's hash */
  async addKey(quota: number, contractId?: number): Promise<{ contractId: number; keyHash: string }> {
    const keyHash = createHash('sha256').update(randomUUID()).digest('hex');
    const [row] = await this.database.sql<{ contract_id: number }>(
      `WITH made AS (
         INSERT INTO keys.contract (client_name, client_email, quota)
         SELECT 'Muster GmbH', 'a@muster.example', $1::bigint WHERE $4::bigint IS NULL RETURNING id)
       INSERT INTO keys.key (id, contract_id, hash, prefix, last_four)
       SELECT $2, coalesce($4::bigint, (SELECT id FROM made)), decode($3, 'hex'), 'iban_sk_test', 'test'
       RETURNING contract_id::float8`,
      [quota, randomUUID(), keyHash, contractId ?? null],
    );
    return { contractId: row!.contract_id, keyHash };
  }

  async readUsedQuota(contractId: number): Promise<number> {
    const [row] = await this.database.sql<{ used: number }>('SELECT used::float8 FROM keys.contract WHERE id = $1', [
      contractId,
    ]);
    return row!.used;
  }

  /** Number of answers stored under an `Idempotency-Key`. @param batchId only those of this batch */
  async keptAnswers(batchId?: string): Promise<number> {
    const [row] = await this.database.sql<{ count: number }>(
      'SELECT count(*)::int FROM validation.idempotent_check WHERE $1::uuid IS NULL OR batch = $1',
      [batchId ?? null],
    );
    return row!.count;
  }

  async send({ url }: RunningService, batch: CheckBatch, headers: Record<string, string> = {}): Promise<BatchAnswer> {
    const response = await fetch(url + checkBatch.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret, ...headers },
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    if (response.status !== 200) return { status: response.status, retryAfter, lines: [] };
    const [head, ...lines] = text.trimEnd().split('\n');
    const parsed = JSON.parse(head!) as CheckBatchHead;
    return { status: 200, retryAfter, head: parsed, now: parsed.now, lines: lines.map(parseLine) };
  }

  /** Collects all events in Kafka from the first one on. */
  async followEvents(): Promise<ValidationAnswered[]> {
    const settings = {
      KAFKA_BROKERS: this.environment['KAFKA_BROKERS']!,
      KAFKA_TOPIC_PREFIX: this.environment['KAFKA_TOPIC_PREFIX']!,
    };
    const followed = new FollowedEvents<ValidationAnswered>(ValidationAnsweredV1, settings);
    this.followed.push(followed);
    await followed.follow();
    return followed.events;
  }

  async stop(service: RunningService): Promise<void> {
    this.running.splice(this.running.indexOf(service), 1);
    await service.close();
  }

  /** Stops all replicas; database and event consumers keep running. */
  async stopReplicas(): Promise<void> {
    await Promise.all(this.running.splice(0).map((service) => service.close()));
  }

  async close(): Promise<void> {
    await this.stopReplicas();
    await Promise.all(this.followed.map((events) => events.stop()));
    await this.database.drop();
  }
}

/** The system of a suite. Call it before the suite's own hooks. */
export function validationSystem(): ValidationSystem {
  return suiteFixture(
    () => ValidationSystem.create(),
    (system) => system.close(),
  );
}

/** A batch id as generated by the gateway. */
export function newBatchId(msecs = Date.now()): string {
  return `${v7({ msecs }).slice(0, 33)}000`;
}

/** A batch as sent by the gateway: keyed when a check has a key. */
export function newBatch(checks: readonly Partial<Check>[], id = newBatchId()): CheckBatch {
  const kind = checks.some(({ keyHash }) => keyHash) ? 'keyed' : 'public';
  const defaults = { iban: validIban, keyHash: null, address: '203.0.113.7', receivedAt: Date.now(), waitedMs: 0.4 };
  return { id, kind, checks: checks.map((check) => ({ ...defaults, requestId: 'request-1', ...check })) };
}

/** A check with an `Idempotency-Key`. */
export function idempotentCheck(
  keyHash: string,
  key: string = randomUUID(),
  fields: Partial<Check> = {},
): Partial<Check> {
  return { keyHash, idempotency: { key, call: validateIban.path }, ...fields };
}

/** A batch of such checks as sent by the gateway. */
export function createIdempotentBatch(checks: readonly Partial<Check>[], id = newBatchId()): CheckBatch {
  return { ...newBatch(checks, id), kind: 'idempotent' };
}

/** Repeats a check with the same fields. */
export function times(count: number, check: Partial<Check> = {}): Partial<Check>[] {
  return Array.from({ length: count }, () => check);
}

export function listStatuses({ lines }: BatchAnswer): number[] {
  return lines.map(({ status }) => status);
}

function parseLine(line: string): Line {
  return { status: Number(line.slice(0, 3)), body: JSON.parse(line.slice(4)) as Line['body'] };
}
