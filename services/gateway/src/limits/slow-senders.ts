import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IncomingBodies } from '@pruefer/platform';
import { Callers } from '../caller/callers.js';

/** A body that comes with its headers, as those of checks do, is never among them. */
const SLOW_BODIES_PER_ADDRESS = 64;

/** Bounds what one address has on the way to us at the same time (docs/SECURITY.md D9, E9). */
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
