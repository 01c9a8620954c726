import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitPolicy, LimitState } from './limit-state.js';
import { LocalLimit } from './local-limit.js';

const ASK_AGAIN_EVERY_MS = 1_000;

/**
 * Counts requests per caller in Redis, for all gateways together. While Redis does not answer, this process counts alone
 * (docs/SECURITY.md C8), and no request waits to find out whether Redis is back.
 */
export abstract class CallerLimit implements OnApplicationShutdown {
  private readonly logger = new Logger(CallerLimit.name);
  private shared!: RateLimiterRedis;
  private local!: LocalLimit;
  private current!: LimitPolicy;
  private awaitingAnswer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    policy: LimitPolicy,
  ) {
    this.follow(policy);
  }

  /** What is counted against at the moment. */
  get policy(): LimitPolicy {
    return this.current;
  }

  /** Counts against another policy from now on; one with another window begins anew. */
  protected follow(policy: LimitPolicy): void {
    this.current = policy;
    this.shared = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `limit:${policy.name}:${policy.windowMs}`,
      points: policy.requests,
      duration: policy.windowMs / 1_000,
    });
    this.local = new LocalLimit(policy);
  }

  /** Counts one request of a caller. */
  async take(caller: string): Promise<LimitState> {
    if (this.awaitingAnswer || this.redis.status !== 'ready') return this.local.take(caller, Date.now());
    try {
      return stateOf(await this.shared.consume(caller));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return stateOf(refused);
      this.awaitAnswer(refused as Error);
      return this.local.take(caller, Date.now());
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.awaitingAnswer);
  }

  private awaitAnswer(reason: Error): void {
    if (this.awaitingAnswer) return;
    this.logger.warn(`Redis does not answer, counting in this process alone: ${reason.message}`);
    this.awaitingAnswer = setInterval(() => void this.askAgain(), ASK_AGAIN_EVERY_MS).unref();
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

function stateOf({ consumedPoints, msBeforeNext }: RateLimiterRes): LimitState {
  return { used: consumedPoints, resetMs: msBeforeNext };
}
