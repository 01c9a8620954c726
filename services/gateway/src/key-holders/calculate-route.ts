import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CalculateIban, calculateIban, Problem, problems } from '@pruefer/contracts';
import { assembleIban } from '@pruefer/iban';
import { checkInput } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CheckAnswers } from '../check/check-answers.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { RefusalLog } from '../refusals/refusal-log.js';
import { CalculatedRequest } from './calculated-request.js';
import { KeyAdmission } from './key-admission.js';

/**
 * `POST /api/v1/ibans/calculate`: makes the IBAN here, then lets it travel with the other checks of key holders, so that it is charged,
 * recorded and answered exactly as they are. What no IBAN can be made of is refused before anything is charged.
 */
@Injectable()
export class CalculateRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: KeyAdmission,
    private readonly dispatchers: Dispatchers,
    private readonly answers: CheckAnswers,
    private readonly refusals: RefusalLog,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().route({
      method: calculateIban.method,
      url: calculateIban.path,
      // Public for the guard: the hook reads the key, `keys.charge` decides about it.
      config: { access: 'public', quiet: true },
      onRequest: (request, reply) => this.admit(request, reply),
      handler: (request, reply) => this.calculate(request, reply),
    });
  }

  /** @throws Problem for a key that cannot be one; the log hears of it, as of every refused check */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.admission.admitCheck(request, reply);
    } catch (error) {
      if (error instanceof Problem) this.count(request, error);
      throw error;
    }
  }

  private count(request: FastifyRequest, { code }: Problem): void {
    const { status } = problems[code];
    if (status !== 400) this.refusals.count(this.admission.callers.of(request).address, status, code);
  }

  /** @throws Problem for parts that no IBAN can be made of */
  private calculate(request: FastifyRequest, reply: FastifyReply): void {
    const iban = ibanOf(request.body);
    const keyHash = this.admission.hashOf(request);
    this.dispatchers.keyed.add(
      new CalculatedRequest(iban, keyHash, this.admission.callers.of(request), reply, this.answers),
    );
  }
}

function ibanOf(body: unknown): string {
  const assembled = assembleIban(checkInput(CalculateIban, fieldsOf(body)));
  if ('notCalculable' in assembled) throw new Problem('country_not_calculable');
  if ('iban' in assembled) return assembled.iban;
  const errors = assembled.unfit.map(({ part, reason }) => ({ field: part, code: part, message: reason }));
  throw new Problem('invalid_request', { errors });
}

/** A body that is no object has no fields: all of them are missing. */
function fieldsOf(body: unknown): object {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
}
