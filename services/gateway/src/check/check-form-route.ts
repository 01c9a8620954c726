import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CHECK_PAGE_PATH } from '@pruefer/contracts';
import { cleanIban, ibansWithin } from '@pruefer/iban';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKeyInBody, isKeyMisplaced } from '../api-key/misplaced-key.js';
import { type Caller, Callers } from '../caller/callers.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { countRequest } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { FormAnswers } from './form-answers.js';
import { inputProblem } from './input-problem.js';
import { PendingForm } from './pending-form.js';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 4_096;
const SEE_OTHER = 303;

/** The check for browsers without scripts: the form of the home page, answered by a page. The IBAN stands in the body, never in an address. */
@Injectable()
export class CheckFormRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly dispatchers: Dispatchers,
    private readonly limit: PublicLimit,
    private readonly answers: FormAnswers,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const config = { access: 'public', quiet: true } as const;
    void server.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        FORM_TYPE,
        { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
        (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.post(CHECK_PAGE_PATH, { config }, (request, reply) => this.check(request, reply));
      // Whoever reloads the address of a verdict without its form begins anew.
      scope.get(CHECK_PAGE_PATH, { config }, (_request, reply) => reply.redirect('/', SEE_OTHER));
      done();
    });
  }

  private async check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = this.callers.of(request);
    const isKey = isKeyMisplaced(request, false) || isKeyInBody(request.body);
    const { iban = '' } = (request.body ?? {}) as { iban?: string };
    const [written = iban] = ibansWithin(iban);
    const cleaned = cleanIban(written);
    if (!isKey && 'problem' in cleaned) this.answers.showProblem(reply, inputProblem(written, cleaned.problem), iban);
    else await this.count(reply, caller, isKey || 'problem' in cleaned ? undefined : cleaned.iban);
    return reply;
  }

  /** @param iban undefined: a key stands where none belongs, which counts as a check and is none (docs/SECURITY.md C11) */
  private async count(reply: FastifyReply, caller: Caller, iban: string | undefined): Promise<void> {
    const waitSeconds = await countRequest(this.limit, caller, reply);
    if (waitSeconds !== undefined) this.answers.refuse(reply, caller, { code: 'rate_limited', waitSeconds, iban });
    else if (iban === undefined) this.answers.refuse(reply, caller, { code: 'key_misplaced' });
    else this.dispatchers.public.add(new PendingForm(iban, caller, reply, this.answers));
  }
}
