import { Logger } from '@nestjs/common';
import { NOT_CHARGED_HEADER, voidBatches, type VoidedBatch, type VoidedBatches } from '@pruefer/contracts';
import { healthLimits, Outage } from '@pruefer/platform';
import { Pool } from 'undici';
import type { Batch } from './batch.js';
import { type BatchAnswer, parseBatchAnswer } from './batch-answer.js';
import { type CallFailure, classifyCallFailure } from './failure.js';
import { Replica, type ReplicaReadiness } from './replica.js';

/** More than there are slots: repeats of another replica's batches and the probe come on top. */
const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 1_000;

/** A replica of validation-service that is reached over HTTP, with connections that stay open. */
export class ConnectedReplica extends Replica {
  private readonly outage = new Outage(new Logger('Replica'));
  private readonly pool: Pool;
  private readonly headers: Record<string, string>;

  constructor(origin: string, internalSecret: string) {
    super(origin);
    this.pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
    this.headers = { 'content-type': 'application/json', 'x-internal-secret': internalSecret };
  }

  /**
   * Sends a batch to the replica, which is skipped for one second after a failure.
   * @param timeoutMs for everything together
   */
  async ask(batch: Batch, timeoutMs: number): Promise<BatchAnswer | CallFailure> {
    const { kind } = batch;
    this.batchSent(kind, performance.now());
    const answer = await this.send(batch, timeoutMs);
    this.batchEnded(kind);
    if (typeof answer === 'string') this.skip(kind, performance.now());
    return answer;
  }

  /**
   * Voids batches whose callers got no answer.
   * @returns the settled ones; undefined when the replica did not answer
   */
  async voidBatches(ids: readonly string[], timeoutMs: number): Promise<readonly VoidedBatch[] | undefined> {
    try {
      const { method, path } = voidBatches;
      const request = { method, path, headers: this.headers, body: JSON.stringify({ ids }) };
      const { statusCode, body } = await this.pool.request({ ...request, signal: AbortSignal.timeout(timeoutMs) });
      const answer = (await body.json()) as Partial<VoidedBatches>;
      return statusCode === 200 && Array.isArray(answer.batches) ? answer.batches : undefined;
    } catch {
      return undefined;
    }
  }

  /** Asks the replica which kinds of checks it would answer; logs an outage of it. */
  async probe(): Promise<void> {
    this.readiness = await this.readReadiness();
    const { reason } = this.readiness;
    if (reason === null) this.outage.worked(`${this.origin} takes all checks again`);
    else this.outage.failed(`${this.origin}: ${reason}`);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async send({ path, json, count, span }: Batch, timeoutMs: number): Promise<BatchAnswer | CallFailure> {
    const controller = new AbortController();
    // Not AbortSignal.timeout(): its timer would fire for every answered batch too. setImmediate lets a process that
    // was suspended read a received answer before the overdue timer aborts it.
    const timer = setTimeout(() => setImmediate(() => controller.abort()), timeoutMs);
    try {
      const requestHeaders = span ? { ...this.headers, traceparent: span.traceparent } : this.headers;
      const request = { method: 'POST', path, headers: requestHeaders, body: json, signal: controller.signal } as const;
      const { statusCode, headers, body } = await this.pool.request(request);
      const { buffer, byteOffset, byteLength } = await body.bytes();
      if (statusCode === 200) return parseBatchAnswer(Buffer.from(buffer, byteOffset, byteLength), count) ?? 'cut';
      return headers[NOT_CHARGED_HEADER] === undefined ? 'declined' : 'uncharged';
    } catch (error) {
      return classifyCallFailure(error);
    } finally {
      clearTimeout(timer);
    }
  }

  private async readReadiness(): Promise<ReplicaReadiness> {
    try {
      const { statusCode, body } = await this.pool.request({
        method: 'GET',
        path: '/health/ready',
        signal: AbortSignal.timeout(healthLimits.question),
      });
      return parseReadiness(statusCode, await body.json());
    } catch {
      return { public: false, keyed: false, reason: 'does not answer' };
    }
  }
}

/** Reads the report that every service gives of itself. */
function parseReadiness(statusCode: number, report: unknown): ReplicaReadiness {
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
