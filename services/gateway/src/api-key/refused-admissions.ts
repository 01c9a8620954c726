import { Injectable } from '@nestjs/common';
import { Problem, problems } from '@pruefer/contracts';
import type { FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { RefusalLog } from '../refusals/refusal-log.js';

/** Counts, for the log, calls that would cost quota but were refused because of their key or its limit. */
@Injectable()
export class RefusedAdmissions {
  constructor(
    private readonly callers: Callers,
    private readonly refusals: RefusalLog,
  ) {}

  /** Waits for an admission. @throws Problem of the admission; it is counted, unless the request is malformed */
  async countRefused<T>(request: FastifyRequest, admission: Promise<T>): Promise<T> {
    try {
      return await admission;
    } catch (error) {
      if (error instanceof Problem && problems[error.code].status !== 400)
        this.refusals.count(this.callers.of(request).address, problems[error.code].status, error.code);
      throw error;
    }
  }
}
