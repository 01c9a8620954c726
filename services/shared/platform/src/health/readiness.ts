import { Injectable } from '@nestjs/common';
import { type CheckReport, type HealthCheck, type HealthCheckOptions, WatchedCheck } from './watched-check.js';

/** `ready`, every check by name, and the facts beside them. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, CheckReport>>;
  readonly [fact: string]: unknown;
}

/** What must be well for a service to take requests; services and the platform's modules add their named checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, WatchedCheck>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;

  /** Adds a check by name. */
  add(name: string, check: HealthCheck, options: HealthCheckOptions = {}): void {
    this.checks.set(name, new WatchedCheck(check, options));
  }

  /** Adds a field to the report that says more than ready or not, for example `keyed`. */
  addFact(fact: string, read: () => unknown): void {
    this.facts.set(fact, read);
  }

  /** From now on not ready: the first step of a graceful stop. */
  drain(): void {
    this.draining = true;
  }

  /** Runs all checks side by side; resolves after `healthLimits.report` at the latest. */
  async report(): Promise<ReadinessReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await check.report()] as const),
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
