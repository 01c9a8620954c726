import { withTimeout } from '../with-timeout.js';
import { healthLimits } from './health-limits.js';

/** Returns nothing when healthy; throws or returns the cause when not. */
export type HealthCheck = () => Promise<string | undefined | void> | string | undefined | void;

export interface HealthCheckOptions {
  /** false: shown in the report, but not required for readiness. */
  readonly required?: boolean;
  /** Time for which an outcome is reused, in milliseconds; 0 by default. */
  readonly reusedForMs?: number;
}

export interface CheckReport {
  readonly up: boolean;
  readonly required: boolean;
  readonly problem?: string;
}

/** An older outcome is no longer reliable. */
const OLDEST_OUTCOME_MS = 10_000;

/** A check with its last outcome. A frozen server does not delay the report and gets at most one call of this check at a time. */
export class WatchedCheck {
  private outcome: { readonly report: CheckReport; readonly atMs: number } | undefined;
  private run: Promise<void> | undefined;

  constructor(
    private readonly check: HealthCheck,
    private readonly options: HealthCheckOptions,
  ) {}

  /**
   * Runs the check unless it is already running. Resolves after `healthLimits.report` at the latest, then with the
   * previous outcome. A frozen server therefore appears in the first report after `healthLimits.check`.
   */
  async report(): Promise<CheckReport> {
    const { reusedForMs = 0 } = this.options;
    if (this.outcome === undefined || this.ageMs >= reusedForMs) {
      this.run ??= this.runOnce().finally(() => (this.run = undefined));
      await withTimeout(healthLimits.report, this.run).catch(() => undefined);
    }
    if (this.outcome && this.ageMs <= OLDEST_OUTCOME_MS) return this.outcome.report;
    return this.toReport(`no answer within ${healthLimits.report} ms`);
  }

  private get ageMs(): number {
    return performance.now() - (this.outcome?.atMs ?? -Infinity);
  }

  private async runOnce(): Promise<void> {
    const problem = await this.problem();
    this.outcome = { report: this.toReport(problem), atMs: performance.now() };
  }

  private async problem(): Promise<string | undefined> {
    try {
      const answer = this.check();
      // A synchronous answer needs no timer.
      return (answer instanceof Promise ? await withTimeout(healthLimits.check, answer) : answer) || undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  private toReport(problem: string | undefined): CheckReport {
    const { required = true } = this.options;
    return problem ? { up: false, required, problem } : { up: true, required };
  }
}
