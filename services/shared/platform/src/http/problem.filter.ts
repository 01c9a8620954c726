import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRequestIds } from '../log/request-log.js';
import { toProblem } from './to-problem.js';
import { sendProblem } from './send-problem.js';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    this.log(error, request);
    // After the headers were sent, only a broken connection shows the client that the answer is incomplete.
    if (reply.raw.headersSent) reply.raw.destroy();
    else sendProblem(error, request, reply);
  }

  /** Problems are expected answers; the cause of any other error is written to the log only. */
  private log(error: unknown, request: FastifyRequest): void {
    const problem = toProblem(error);
    if (problem.code === 'internal_error') this.logger.error({ err: error, ...getRequestIds(request) });
    else if (problem.code === 'unavailable' && problem !== error)
      this.logger.warn({ err: error, ...getRequestIds(request) });
  }
}
