import { Controller, Req } from '@nestjs/common';
import {
  type CleanedLogs,
  type CleanupStats,
  cleanupStats,
  cleanUpLogs,
  type InputOf,
  type LogStats,
  logStats,
} from '@pruefer/contracts';
import { Answers, CurrentPrincipal, deedOf, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { CleanUp } from './clean-up.js';
import { CountLogs } from './count-logs.js';

/** How much there is, and the removal of what is old. */
@Controller()
export class CleanupController {
  constructor(
    private readonly origins: Origins,
    private readonly countLogs: CountLogs,
    private readonly cleanUp: CleanUp,
  ) {}

  @Answers(logStats)
  stats(): Promise<LogStats> {
    return this.countLogs.stats();
  }

  @Answers(cleanupStats)
  cleanupStats({ query }: InputOf<typeof cleanupStats>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Answers(cleanUpLogs)
  clean(
    { body }: InputOf<typeof cleanUpLogs>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<CleanedLogs> {
    return this.cleanUp.run(body.date, deedOf(principal, this.origins.of(request)));
  }
}
