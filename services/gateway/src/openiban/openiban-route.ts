import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem, validateAsOpenIban } from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeyAdmission } from '../api-key/key-admission.js';
import { RefusedAdmissions } from '../api-key/refused-admissions.js';
import { CheckAnswers } from '../check/check-answers.js';
import { readIdempotency } from '../check/read-idempotency.js';
import { inputProblem } from '../check/input-problem.js';
import { languageField } from '../check/language-field.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { listAnsweredMethods } from '../routing/declared-methods.js';
import { refuse, refuseOtherMethods } from '../routing/refuse-methods.js';
import type { WantedFacts } from './openiban-answer.js';
import { PendingOpenIban } from './pending-openiban.js';

/** Inputs that the pattern of the contract does not match: empty, with a slash, or longer than the router's limit of a parameter. */
const OTHER_INPUTS = validateAsOpenIban.path.replace(':iban', '*');
/** Everything else beside the call. */
const OTHER_PATHS = '/openiban/*';

/**
 * `GET /openiban/validate/{iban}`: the check of an IBAN for clients of openiban.com, in the batches of key holders, so that it is charged,
 * recorded and limited like any check. An input that holds no IBAN is refused before anything is charged.
 */
@Injectable()
export class OpenIbanRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: KeyAdmission,
    private readonly dispatchers: Dispatchers,
    private readonly answers: CheckAnswers,
    private readonly refusals: RefusedAdmissions,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const method = listAnsweredMethods(validateAsOpenIban);
    for (const url of [validateAsOpenIban.path, OTHER_INPUTS])
      server.route({
        method,
        url,
        exposeHeadRoute: false,
        // Public for the guard: the hook reads the key, `keys.charge` decides about it.
        config: { access: 'public', quiet: true },
        onRequest: (request, reply) => this.refusals.countRefused(request, this.admission.admitCheck(request, reply)),
        handler: (request, reply) => this.validate(request, reply),
      });
    refuseOtherMethods(server, OTHER_INPUTS, method);
    refuse(server, OTHER_PATHS, server.supportedMethods, () => new Problem('not_found'));
  }

  /** @throws Problem for an input that holds no IBAN, or an invalid `Idempotency-Key` */
  private validate(request: FastifyRequest, reply: FastifyReply): void {
    const input = readInput(request);
    const cleaning = cleanIban(input);
    if ('problem' in cleaning) throw inputProblem(input, cleaning.problem);
    const keyHash = this.admission.getKeyHash(request);
    const caller = this.admission.callers.of(request);
    const check = { iban: cleaning.iban, keyHash, ...readIdempotency(request, validateAsOpenIban) };
    const { language } = languageField(request.headers);
    const requested = { check, input, wantedFacts: wantedFacts(request), language };
    const pending = new PendingOpenIban(requested, caller, reply, this.answers);
    this.dispatchers.forKeyHolder(pending.check).add(pending);
  }
}

function readInput({ params }: FastifyRequest): string {
  const { iban, '*': otherInput = '' } = params as { iban?: string; '*'?: string };
  return iban ?? otherInput;
}

function wantedFacts({ query }: FastifyRequest): WantedFacts {
  const { getBIC, validateBankCode } = query as Readonly<Record<string, unknown>>;
  return { bic: isYes(getBIC), bankCode: isYes(validateBankCode) };
}

function isYes(value: unknown): boolean {
  return value === 'true' || value === '1';
}
