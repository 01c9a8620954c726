import { Controller, Res } from '@nestjs/common';
import { followEvents, type LiveFigures, liveFigures } from '@pruefer/contracts';
import { CurrentPrincipal, Handles, type Principal } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { EventHub } from './event-hub.js';
import { LiveFiguresReader } from './live-figures-reader.js';

/** `x-accel-buffering` makes proxies forward every event at once. */
const streamHeaders = {
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

@Controller()
export class LiveController {
  constructor(
    private readonly readLiveFigures: LiveFiguresReader,
    private readonly hub: EventHub,
  ) {}

  @Handles(liveFigures)
  live(): Promise<LiveFigures> {
    return this.readLiveFigures.run(new Date());
  }

  @Handles(followEvents)
  follow(@CurrentPrincipal() principal: Principal, @Res() reply: FastifyReply): void {
    void reply.headers(streamHeaders).send(this.hub.open(principal));
  }
}
