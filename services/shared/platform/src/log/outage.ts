import type { LoggerService } from '@nestjs/common';

/** Shorter failures usually end without help. */
const ERROR_AFTER_MS = 60_000;

/** Logs a failure that is retried: a warning at first, one error after a minute, and one line when it works again. */
export class Outage {
  private sinceMs: number | undefined;
  private hasLasted = false;

  /** @param now returns milliseconds of a monotonic clock */
  constructor(
    private readonly logger: Pick<LoggerService, 'log' | 'warn' | 'error'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Call for every failure; few of them are logged. */
  failed(message: string, error?: Error): void {
    const facts = error ? { err: error } : {};
    if (this.sinceMs === undefined) {
      this.sinceMs = this.now();
      this.logger.warn(facts, message);
    } else if (!this.hasLasted && this.now() - this.sinceMs >= ERROR_AFTER_MS) {
      this.hasLasted = true;
      this.logger.error(facts, `${message}, for more than ${ERROR_AFTER_MS / 1_000} s`);
    }
  }

  /** Call for every success. @param message logged after a failure; without it nothing is logged */
  worked(message?: string): void {
    if (this.sinceMs !== undefined && message) this.logger.log(message);
    this.sinceMs = undefined;
    this.hasLasted = false;
  }
}
