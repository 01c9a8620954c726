import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { calculateIban, CalculateIbanBody, type Language, Problem } from '@pruefer/contracts';
import { assembleIban } from '@pruefer/iban';
import { checkInput } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerAtPath } from './answer-at-path.js';
import { CheckAnswers } from './check-answers.js';
import { readIdempotency } from './read-idempotency.js';
import { languageField } from './language-field.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { RefusedAdmissions } from '../api-key/refused-admissions.js';
import { KeyAdmission } from '../api-key/key-admission.js';
import type { CheckAnswer } from '../dispatch/batch-answer.js';
import { PendingRequest } from './pending-request.js';

/** The check of a calculated IBAN. Its caller waits at an open HTTP request for the verdict with the IBAN. */
class CalculatedRequest extends PendingRequest {
  override answer(answer: CheckAnswer): void {
    super.answer(answerAtPath(answer, calculateIban, this.check));
  }
}

/**
 * `POST /api/v1/ibans/calculate`: builds the IBAN in the gateway and checks it in the batches of key holders, so that it is charged,
 * recorded and answered like any check. Parts that fit no IBAN are refused before anything is charged.
 */
@Injectable()
export class CalculateRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: KeyAdmission,
    private readonly dispatchers: Dispatchers,
    private readonly answers: CheckAnswers,
    private readonly refusals: RefusedAdmissions,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().route({
      method: calculateIban.method,
      url: calculateIban.path,
      // Public for the guard: the hook reads the key, `keys.charge` decides about it.
      config: { access: 'public', quiet: true },
      onRequest: (request, reply) => this.refusals.countRefused(request, this.admission.admitCheck(request, reply)),
      preHandler: (request) => this.refusals.countRefused(request, this.admission.admitBody(request)),
      handler: (request, reply) => this.calculate(request, reply),
    });
  }

  /** @throws Problem for parts that fit no IBAN, or an invalid `Idempotency-Key` */
  private calculate(request: FastifyRequest, reply: FastifyReply): void {
    const language = languageField(request.headers);
    const iban = computeIban(request.body, language.language);
    const keyHash = this.admission.getKeyHash(request);
    const caller = this.admission.callers.of(request);
    const check = { iban, keyHash, ...language, ...readIdempotency(request, calculateIban) };
    const pending = new CalculatedRequest(check, caller, reply, this.answers);
    this.dispatchers.forKeyHolder(pending.check).add(pending);
  }
}

/** @param language of the sentences about parts that fit no IBAN */
function computeIban(body: unknown, language: Language | undefined): string {
  const parts = checkInput(CalculateIbanBody, toBodyFields(body));
  const assembled = assembleIban(parts, language);
  if ('iban' in assembled) return assembled.iban;
  const errors = assembled.unfit.map(({ part, reason }) => ({ field: part, code: part, message: reason }));
  throw new Problem('invalid_request', { errors });
}

/** The body, or an empty object for any other value; the validation then reports all fields as missing. */
function toBodyFields(body: unknown): object {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
}
