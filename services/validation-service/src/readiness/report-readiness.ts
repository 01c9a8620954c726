import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventPublisher, Readiness } from '@pruefer/platform';
import { CurrentDirectory } from '../bank-directory/current-directory.js';
import { Backlog } from '../recording/backlog.js';
import { Breaker } from '../recording/breaker.js';

/** Ready when public checks can be answered. Readiness for keyed checks is reported separately, for the gateway's choice of a replica. */
@Injectable()
export class ReportReadiness implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly directory: CurrentDirectory,
    private readonly breaker: Breaker,
    private readonly backlog: Backlog,
    private readonly kafka: EventPublisher,
  ) {}

  onModuleInit(): void {
    this.readiness.add('directory', () => (this.directory.version ? undefined : 'no bank directory is loaded'));
    this.readiness.add('recording', () => this.recordingProblem());
    this.readiness.addFact(
      'keyed',
      () => this.directory.version !== undefined && !this.breaker.isOpen && !this.backlog.isFull,
    );
    this.readiness.addFact('dataVersion', () => this.directory.version ?? null);
    this.readiness.addFact('dataValidUntil', () => this.directory.validUntil);
  }

  private recordingProblem(): string | undefined {
    if (this.backlog.isFull) return 'the outbox is full, or cannot be counted';
    return this.breaker.isOpen && !this.kafka.connected ? 'neither PostgreSQL nor Kafka can be used' : undefined;
  }
}
