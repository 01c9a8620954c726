import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BatchNeed } from '@pruefer/contracts';
import { healthLimits, Readiness, type ReadinessReport } from '@pruefer/platform';
import { GatewayConfig } from '../config.js';
import { MAX_CLOCK_DIFFERENCE_MS } from './clock-rule.js';
import { Dispatchers } from './dispatchers.js';

/** One check serves all concurrent requests: a front and a cluster ask twice a second. */
const SIGN_IN_REUSED_MS = 2_000;

/** Ready: a public check would be answered. Keyed checks and sign-in are reported apart, each with its reason, and do not count. */
@Injectable()
export class GatewayReadiness implements OnModuleInit {
  /** The last reported problem, so that the fact `keyed` and its check have the same time. */
  private keyedProblem: string | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly dispatchers: Dispatchers,
    private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    this.readiness.add('publicChecks', () => this.findProblem('public'));
    this.readiness.add('keyedChecks', () => this.readKeyedProblem(), { required: false });
    this.readiness.add('signIn', () => this.signInProblem(), { required: false, reusedForMs: SIGN_IN_REUSED_MS });
    this.readiness.add('clock', () => this.clockProblem());
    this.readiness.addFact('keyed', () => this.keyedProblem === undefined && this.clockProblem() === undefined);
  }

  private readKeyedProblem(): string | undefined {
    this.keyedProblem = this.findProblem('keyed');
    return this.keyedProblem;
  }

  private findProblem(need: BatchNeed): string | undefined {
    const replicas = this.dispatchers.replicas.all;
    if (replicas.length === 0) return 'no replica of validation-service is known';
    if (replicas.some(({ readiness }) => readiness[need])) return undefined;
    const reasons = new Set(replicas.map(({ readiness }) => readiness.reason ?? 'not ready'));
    return `validation-service: ${[...reasons].join(' | ')}`;
  }

  private async signInProblem(): Promise<string | undefined> {
    try {
      const response = await fetch(new URL('/health/ready', this.config.AUTH_URL), {
        signal: AbortSignal.timeout(healthLimits.check),
      });
      const { ready, checks } = (await response.json()) as ReadinessReport;
      if (!ready) return 'auth-service is not ready';
      // Sessions are read from Redis by everything that wants one.
      return checks['redis']?.up === false ? 'auth-service: Redis does not answer' : undefined;
    } catch {
      return 'auth-service does not answer';
    }
  }

  private clockProblem(): string | undefined {
    if (this.dispatchers.clock.isKept(Date.now())) return undefined;
    return `the clocks of this machine and of the database are more than ${MAX_CLOCK_DIFFERENCE_MS / 1_000} s apart`;
  }
}
