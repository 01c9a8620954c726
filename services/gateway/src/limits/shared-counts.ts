import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type Result } from 'ioredis';
import { COUNT_SCRIPT, CountBatch, type RequestsTogether } from './count-batch.js';
import type { LimitState } from './limit-state.js';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Runs `COUNT_SCRIPT` by its hash; its text is sent once on each connection, and again when Redis has forgotten it. */
    countCallers(callers: number, ...values: (string | number)[]): Result<number[], Context>;
  }
}

/** Callers in one command: it keeps Redis from others for some milliseconds at most. */
const MAX_CALLERS = 5_000;
/** Least time between two commands; requests that arrive in between join the next one. */
const PAUSE_MS = 5;
const ASK_AGAIN_INTERVAL_MS = 1_000;

/**
 * Counts requests in Redis for all gateways: requests that arrive soon after a command are counted by the next one, and no request
 * proceeds uncounted (docs/adr/0056). Idle without requests.
 */
@Injectable()
export class SharedCounts implements OnApplicationShutdown {
  private readonly logger = new Logger(SharedCounts.name);
  private next = new CountBatch();
  private isDue = false;
  private sentAtMs = -Infinity;
  private awaitingAnswer: NodeJS.Timeout | undefined;

  constructor(private readonly redis: Redis) {
    redis.defineCommand('countCallers', { lua: COUNT_SCRIPT });
  }

  /**
   * Counts one request of a caller, or several that are counted together.
   * @param windowMs how long a window of this caller is
   * @returns undefined when Redis does not answer: no request waits to find out whether it is back
   */
  async count(key: string, windowMs: number, together?: RequestsTogether): Promise<LimitState | undefined> {
    if (!this.isAnswering() || this.next.size >= MAX_CALLERS) return undefined;
    const state = together ? this.next.addTogether(key, windowMs, together) : this.next.add(key, windowMs);
    if (!this.isDue) this.sendSoon();
    return state;
  }

  onApplicationShutdown(): void {
    clearInterval(this.awaitingAnswer);
  }

  private isAnswering(): boolean {
    return !this.awaitingAnswer && this.redis.status === 'ready';
  }

  private sendSoon(): void {
    this.isDue = true;
    const pauseMs = this.sentAtMs + PAUSE_MS - performance.now();
    // Deferred, so that everything that arrives in this turn of the event loop is counted by the same command.
    if (pauseMs <= 0) setImmediate(() => void this.send());
    else setTimeout(() => void this.send(), pauseMs);
  }

  private async send(): Promise<void> {
    this.sentAtMs = performance.now();
    const batch = this.next;
    this.next = new CountBatch();
    batch.settle(await this.countInRedis(batch));
    if (this.next.size > 0) this.sendSoon();
    else this.isDue = false;
  }

  private async countInRedis(batch: CountBatch): Promise<number[] | undefined> {
    if (!this.isAnswering()) return undefined;
    try {
      return await this.redis.countCallers(batch.size, ...batch.arguments());
    } catch (error) {
      this.awaitAnswer(error as Error);
      return undefined;
    }
  }

  private awaitAnswer(reason: Error): void {
    this.logger.warn(`Redis does not answer, counting in this process alone: ${reason.message}`);
    this.awaitingAnswer = setInterval(() => void this.askAgain(), ASK_AGAIN_INTERVAL_MS).unref();
  }

  private async askAgain(): Promise<void> {
    try {
      await this.redis.ping();
    } catch {
      return;
    }
    clearInterval(this.awaitingAnswer);
    this.awaitingAnswer = undefined;
    this.logger.log('counting in Redis again');
  }
}
