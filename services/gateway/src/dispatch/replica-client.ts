import { checkBatch } from '@pruefer/contracts';
import { Pool } from 'undici';
import { type BatchAnswer, batchAnswerOf } from './batch-answer.js';
import { type Failure, failureOf } from './failure.js';
import type { Readiness } from './replica.js';

/** More than there are slots: repeats of another replica's batches and the probe come on top. */
const CONNECTIONS = 16;
const PROBE_LIMIT_MS = 1_000;

/** Connections to one replica of validation-service. */
export class ReplicaClient {
  private readonly pool: Pool;
  private readonly headers: Record<string, string>;

  constructor(origin: string, internalSecret: string) {
    this.pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: PROBE_LIMIT_MS } });
    this.headers = { 'content-type': 'application/json', 'x-internal-secret': internalSecret };
  }

  /**
   * Sends a batch.
   * @param count how many checks it has
   * @param limitMs for connecting, sending and receiving together
   */
  async ask(batchJson: string, count: number, limitMs: number): Promise<BatchAnswer | Failure> {
    const aborting = new AbortController();
    // Not AbortSignal.timeout(): its timer would go off for every batch that was answered long ago.
    const timer = setTimeout(() => aborting.abort(), limitMs);
    try {
      const { method, path } = checkBatch;
      const request = { method, path, headers: this.headers, body: batchJson, signal: aborting.signal };
      const { statusCode, body } = await this.pool.request(request);
      const text = await body.text();
      return statusCode === 200 ? (batchAnswerOf(text, count) ?? 'cut') : 'declined';
    } catch (error) {
      return failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks which kinds of checks the replica would answer. */
  async probe(): Promise<Readiness> {
    try {
      const { statusCode, body } = await this.pool.request({
        method: 'GET',
        path: '/health/ready',
        signal: AbortSignal.timeout(PROBE_LIMIT_MS),
      });
      return readinessOf(statusCode, await body.json());
    } catch {
      return { public: false, keyed: false, reason: 'does not answer' };
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Reads the report that every service gives of itself. */
function readinessOf(statusCode: number, report: unknown): Readiness {
  const { keyed = true, checks = {} } = report as {
    keyed?: boolean;
    checks?: Record<string, { up: boolean; problem?: string }>;
  };
  const isReady = statusCode === 200;
  const problems = Object.entries(checks).flatMap(([name, { up, problem = 'down' }]) =>
    up ? [] : `${name}: ${problem}`,
  );
  const takesKeyed = isReady && keyed;
  return {
    public: isReady,
    keyed: takesKeyed,
    reason: takesKeyed ? null : problems.join('; ') || 'takes no keyed checks',
  };
}
