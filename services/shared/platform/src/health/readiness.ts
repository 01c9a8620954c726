import { Injectable } from '@nestjs/common';
import { type CheckReport, type HealthCheck, type HealthCheckOptions, WatchedCheck } from './watched-check.js';

export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, CheckReport>>;
  readonly [fact: string]: unknown;
}

/** The checks that decide whether a service takes requests; services and platform modules register them. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, WatchedCheck>();
  private readonly facts = new Map<string, () => unknown>();
  private draining = false;

  /** Registers a check under a name; required for readiness by default. */
  add(name: string, check: HealthCheck, options: HealthCheckOptions = {}): void {
    this.checks.set(name, new WatchedCheck(check, options));
  }

  /** Registers a fact for the report, such as a data version; it does not affect readiness. */
  addFact(fact: string, read: () => unknown): void {
    this.facts.set(fact, read);
  }

  /** Reports not ready from now on: the first step of a graceful shutdown. */
  drain(): void {
    this.draining = true;
  }

  /** Runs all checks in parallel; resolves after `healthLimits.report` at the latest. */
  async report(): Promise<ReadinessReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await check.report()] as const),
    );
    const ready = !this.draining && entries.every(([, { up, required }]) => up || !required);
    const facts = [...this.facts].map(([fact, read]) => [fact, read()] as const);
    return { ...Object.fromEntries(facts), ready, checks: Object.fromEntries(entries) };
  }
}

export function withoutReasons(report: ReadinessReport): ReadinessReport {
  const checks = Object.entries(report.checks).map(([name, { up, required }]) => [name, { up, required }] as const);
  return { ...report, checks: Object.fromEntries(checks) };
}
