import type { LoggerService } from '@nestjs/common';

/** What heals without help does so within this time, in milliseconds. */
const ERROR_AFTER_MS = 60_000;

/**
 * Logs something that fails and is tried again: a warning with the first failure, one error when it still fails after a minute, and one line
 * when it works again.
 */
export class Outage {
  private sinceMs: number | undefined;
  private hasLasted = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly logger: Pick<LoggerService, 'log' | 'warn' | 'error'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** To be called with every failure; few of them reach the log. */
  failed(sentence: string, error?: Error): void {
    const facts = error ? { err: error } : {};
    if (this.sinceMs === undefined) {
      this.sinceMs = this.now();
      this.logger.warn(facts, sentence);
    } else if (!this.hasLasted && this.now() - this.sinceMs >= ERROR_AFTER_MS) {
      this.hasLasted = true;
      this.logger.error(facts, `${sentence}, for more than ${ERROR_AFTER_MS / 1_000} s`);
    }
  }

  /** To be called with every success. @param sentence says so in the log after a failure; nothing without it */
  worked(sentence?: string): void {
    if (this.sinceMs !== undefined && sentence) this.logger.log(sentence);
    this.sinceMs = undefined;
    this.hasLasted = false;
  }
}
