import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { validateIban, ValidateIbanBody } from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';
import { buildJsonSchema, traced } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import type { PendingCheck } from '../dispatch/pending-check.js';
import { KeyRates } from '../api-key/key-rates.js';
import { parseBic } from './parse-bic.js';
import { bodyProblem } from './body-problem.js';
import { CheckAnswers } from './check-answers.js';
import { readIdempotency } from './read-idempotency.js';
import { inputProblem } from './input-problem.js';
import { KeyHashes } from '../api-key/key-hashes.js';
import { detectMisplacement, isKeyInBody } from '../api-key/misplaced-key.js';
import { PendingRequest } from './pending-request.js';
import { languageField } from './language-field.js';
import { prefersMinimal } from './prefer-header.js';
import { presentedKey } from '../api-key/presented-key.js';

type CheckRequest = FastifyRequest<{ Body: ValidateIbanBody }>;

/**
 * `POST /api/validate-iban`: a check with or without a key, which joins a micro-batch. A plain Fastify route: the decorated
 * pipe would cost more than all the rest of it.
 */
@Injectable()
export class CheckRoute implements OnModuleInit {
  private readonly keyHashes = new KeyHashes();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly dispatchers: Dispatchers,
    private readonly answers: CheckAnswers,
    private readonly keyRates: KeyRates,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().route<{ Body: ValidateIbanBody }>({
      method: validateIban.method,
      url: validateIban.path,
      schema: { body: buildJsonSchema(ValidateIbanBody) },
      schemaErrorFormatter: bodyProblem,
      config: { access: validateIban.access, quiet: true },
      childLoggerFactory: (logger) => logger,
      // The schema removes unknown fields, among them a misplaced key.
      preValidation: (request, reply, done) => (this.refuseMisplacedKey(request, reply) ? undefined : done()),
      handler: (request, reply) => this.check(request, reply),
    });
  }

  /**
   * Refuses a request whose key is in a wrong place.
   * @returns whether it was refused
   * @throws Problem `key_ambiguous`
   */
  private refuseMisplacedKey(request: CheckRequest, reply: FastifyReply): boolean {
    const hasKey = presentedKey(request.headers) !== undefined;
    const code = detectMisplacement(request, hasKey) ?? (isKeyInBody(request.body) ? 'key_misplaced' : undefined);
    if (!code) return false;
    this.answers.refuse(reply, this.callers.of(request), code);
    return true;
  }

  /** @throws Problem for a request that is malformed; it is neither counted nor logged */
  private check(request: CheckRequest, reply: FastifyReply): void {
    const caller = this.callers.of(request);
    const key = presentedKey(request.headers);
    const keyHash = key === undefined ? null : this.keyHashes.of(key);
    if (keyHash === undefined) return void this.answers.refuseUnknownKey(reply, caller);
    if (keyHash !== null && this.answers.refuseAgain(reply, caller, keyHash)) return;

    const input = cleanIban(request.body.iban);
    if ('problem' in input) throw inputProblem(request.body.iban, input.problem);
    const bic = parseBic(request.body.bic);

    const check = {
      iban: input.iban,
      keyHash,
      ...(bic !== undefined && { bic }),
      ...(prefersMinimal(request.headers) && { isMinimal: true }),
      ...languageField(request.headers),
      ...(keyHash !== null && readIdempotency(request, validateIban)),
    };
    const pending = new PendingRequest(check, caller, reply, this.answers);
    if (keyHash === null) {
      const admission = this.answers.admitPublic(reply, caller);
      return addAdmitted(this.dispatchers.public, pending, traced(request.span?.child('admit address'), admission));
    }
    if (this.keyRates.isSeen(keyHash)) this.admitKey(request, reply, keyHash, pending);
    else void this.keyRates.learn(keyHash).then(() => this.admitKey(request, reply, keyHash, pending));
  }

  private admitKey(request: CheckRequest, reply: FastifyReply, keyHash: string, pending: PendingRequest): void {
    const dispatcher = this.dispatchers.forKeyHolder(pending.check);
    const span = request.span?.child('admit API key');
    const rate = this.keyRates.of(keyHash);
    if (!rate) {
      span?.end();
      return dispatcher.add(pending);
    }
    const admission = this.answers.admit(reply, this.callers.of(request), rate);
    addAdmitted(dispatcher, pending, traced(span, admission));
  }
}

function addAdmitted(dispatcher: Dispatcher<PendingCheck>, pending: PendingRequest, admitted: Promise<boolean>): void {
  void admitted.then((isAdmitted) => (isAdmitted ? dispatcher.add(pending) : undefined));
}
