import { Injectable } from '@nestjs/common';
import { within } from '../within.js';

/** Gives nothing when all is well; throws, or gives what is wrong, when not. */
export type HealthCheck = () => Promise<string | undefined | void> | string | undefined | void;

export interface HealthCheckOptions {
  /** false: shown in the report, but the service stays ready without it. */
  readonly required?: boolean;
}

export interface CheckReport {
  readonly up: boolean;
  readonly required: boolean;
  readonly problem?: string;
}

/** `ready`, every check by name, and the facts beside them. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, CheckReport>>;
  readonly [fact: string]: unknown;
}

const CHECK_LIMIT_MS = 1_000;

/** What must be well for a service to take requests; services and the platform's modules add their named checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, { check: HealthCheck; required: boolean }>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;

  /** Adds a check by name. */
  add(name: string, check: HealthCheck, { required = true }: HealthCheckOptions = {}): void {
    this.checks.set(name, { check, required });
  }

  /** Adds a field to the report that says more than ready or not, for example `keyed`. */
  addFact(fact: string, read: () => unknown): void {
    this.facts.set(fact, read);
  }

  /** From now on not ready: the first step of a graceful stop. */
  drain(): void {
    this.draining = true;
  }

  /** Runs all checks side by side, each at most 1 s. */
  async report(): Promise<ReadinessReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, { check, required }]) => [name, await reportOf(check, required)] as const),
    );
    const ready = !this.draining && entries.every(([, { up, required }]) => up || !required);
    const facts = [...this.facts].map(([fact, read]) => [fact, read()] as const);
    return { ...Object.fromEntries(facts), ready, checks: Object.fromEntries(entries) };
  }
}

/** The report for everybody: which checks fail, but not why. */
export function withoutReasons(report: ReadinessReport): ReadinessReport {
  const checks = Object.entries(report.checks).map(([name, { up, required }]) => [name, { up, required }] as const);
  return { ...report, checks: Object.fromEntries(checks) };
}

async function reportOf(check: HealthCheck, required: boolean): Promise<CheckReport> {
  try {
    const problem = await within(CHECK_LIMIT_MS, Promise.resolve(check()));
    return problem ? { up: false, required, problem } : { up: true, required };
  } catch (error) {
    return { up: false, required, problem: (error as Error).message };
  }
}
