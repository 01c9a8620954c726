import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type BatchNeed, batchKinds, needOf } from '@pruefer/contracts';
import { Readiness } from '@pruefer/platform';
import { MAX_CLOCK_DIFFERENCE_MS } from '../dispatch/clock-rule.js';
import { Dispatchers } from '../dispatch/dispatchers.js';

/** Ready: a public check would be answered. Whether a keyed one would stands beside it, each with its reason. */
@Injectable()
export class GatewayReadiness implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly dispatchers: Dispatchers,
  ) {}

  onModuleInit(): void {
    for (const need of new Set(batchKinds.map(needOf))) {
      this.readiness.add(`${need}Checks`, () => this.problemOf(need), { required: need === 'public' });
    }
    this.readiness.add('clock', () => this.clockProblem());
    this.readiness.addFact('keyed', () => this.problemOf('keyed') === undefined && this.clockProblem() === undefined);
  }

  private problemOf(need: BatchNeed): string | undefined {
    const replicas = this.dispatchers.replicas.all;
    if (replicas.length === 0) return 'no replica of validation-service is known';
    if (replicas.some(({ readiness }) => readiness[need])) return undefined;
    const reasons = new Set(replicas.map(({ readiness }) => readiness.reason ?? 'not ready'));
    return `validation-service: ${[...reasons].join(' | ')}`;
  }

  private clockProblem(): string | undefined {
    if (this.dispatchers.clock.isKept(Date.now())) return undefined;
    return `the clocks of this machine and of the database are more than ${MAX_CLOCK_DIFFERENCE_MS / 1_000} s apart`;
  }
}
