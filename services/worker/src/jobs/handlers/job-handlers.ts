import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { JobKind } from '@pruefer/contracts';
import { JobHandler } from './job-handler.js';

/** Every `JobHandler` of this process, by the kind of its jobs. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  private readonly handlers = new Map<JobKind, JobHandler>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Collects all handlers. @throws Error when two have the same kind */
  onModuleInit(): void {
    const providers = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    for (const handler of new Set(providers)) {
      if (!(handler instanceof JobHandler)) continue;
      if (this.handlers.has(handler.kind)) throw new Error(`two handlers for jobs of kind ${handler.kind}`);
      this.handlers.set(handler.kind, handler);
    }
  }

  get kinds(): JobKind[] {
    return [...this.handlers.keys()];
  }

  has(kind: JobKind): boolean {
    return this.handlers.has(kind);
  }

  /** @throws Error without a handler for this kind */
  of(kind: JobKind): JobHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`no handler for jobs of kind ${kind}`);
    return handler;
  }
}
