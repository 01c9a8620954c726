import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IncomingBodies } from '@pruefer/platform';
import { Callers } from '../caller/callers.js';

/** Bodies that arrive with their headers, like those of checks, are not counted. */
const SLOW_BODIES_PER_ADDRESS = 64;

/** Limits the slow request bodies that one address sends at the same time (docs/SECURITY.md D9, E9). */
@Injectable()
export class SlowSenders implements OnModuleInit {
  constructor(
    private readonly bodies: IncomingBodies,
    private readonly callers: Callers,
  ) {}

  onModuleInit(): void {
    this.bodies.limitPerSender((request) => this.callers.of(request).bucket, SLOW_BODIES_PER_ADDRESS);
  }
}
