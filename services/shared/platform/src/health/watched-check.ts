import { within } from '../within.js';
import { healthLimits } from './health-limits.js';

/** Gives nothing when all is well; throws, or gives what is wrong, when not. */
export type HealthCheck = () => Promise<string | undefined | void> | string | undefined | void;

export interface HealthCheckOptions {
  /** false: shown in the report, but the service stays ready without it. */
  readonly required?: boolean;
  /** The outcome is reported again for this time, in milliseconds, before the check runs anew; 0 without it. */
  readonly reusedForMs?: number;
}

export interface CheckReport {
  readonly up: boolean;
  readonly required: boolean;
  readonly problem?: string;
}

/** An older outcome says nothing about now. */
const OLDEST_OUTCOME_MS = 10_000;

/** A check with its last outcome: a frozen server delays no report, and never has more than one question of this check. */
export class WatchedCheck {
  private outcome: { readonly report: CheckReport; readonly atMs: number } | undefined;
  private run: Promise<void> | undefined;

  constructor(
    private readonly check: HealthCheck,
    private readonly options: HealthCheckOptions,
  ) {}

  /**
   * Runs the check, unless a run is under way. Resolves after `healthLimits.report` at the latest, then with the outcome of the run before.
   * A server that freezes is therefore reported by the first report that begins after `healthLimits.check`.
   */
  async report(): Promise<CheckReport> {
    const { reusedForMs = 0 } = this.options;
    if (this.outcome === undefined || this.ageMs >= reusedForMs) {
      this.run ??= this.runOnce().finally(() => (this.run = undefined));
      await within(healthLimits.report, this.run).catch(() => undefined);
    }
    if (this.outcome && this.ageMs <= OLDEST_OUTCOME_MS) return this.outcome.report;
    return this.reportOf(`no answer within ${healthLimits.report} ms`);
  }

  private get ageMs(): number {
    return performance.now() - (this.outcome?.atMs ?? -Infinity);
  }

  private async runOnce(): Promise<void> {
    const problem = await this.problem();
    this.outcome = { report: this.reportOf(problem), atMs: performance.now() };
  }

  private async problem(): Promise<string | undefined> {
    try {
      const answer = this.check();
      // What is known at once needs no timer.
      return (answer instanceof Promise ? await within(healthLimits.check, answer) : answer) || undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  private reportOf(problem: string | undefined): CheckReport {
    const { required = true } = this.options;
    return problem ? { up: false, required, problem } : { up: true, required };
  }
}
