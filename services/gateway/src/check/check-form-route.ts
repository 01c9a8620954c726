import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { checkPagePath, homePath, languages } from '@pruefer/contracts';
import { cleanIban, ibansWithin } from '@pruefer/iban';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKeyInBody, isKeyMisplaced } from '../api-key/misplaced-key.js';
import { type Caller, Callers } from '../caller/callers.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { enforceLimit } from '../limits/count-request.js';
import { ApiLimit } from '../limits/api-limit.js';
import { readMethods, refuseOtherMethods } from '../routing/refuse-methods.js';
import { FormAnswers } from './form-answers.js';
import { inputProblem } from './input-problem.js';
import { PendingForm } from './pending-form.js';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 4_096;
const SEE_OTHER = 303;

/** The check for browsers without scripts: the home page's form, answered by a page. The IBAN is in the body, never in an address. */
@Injectable()
export class CheckFormRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly callers: Callers,
    private readonly dispatchers: Dispatchers,
    private readonly limit: ApiLimit,
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
      for (const language of languages) {
        const path = checkPagePath[language];
        scope.post(path, { config }, (request, reply) => this.check(request, reply));
        // A reload of the verdict's address without its form shows the home page.
        scope.get(path, { config }, (_request, reply) => reply.redirect(homePath[language], SEE_OTHER));
        refuseOtherMethods(scope, path, [...readMethods, 'POST']);
      }
      done();
    });
  }

  /** Counts every form as a call first, because refusals are rendered as pages, too. @throws Problem `rate_limited` */
  private async check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = this.callers.of(request);
    await enforceLimit(this.limit, caller, reply);
    if (isKeyMisplaced(request, false) || isKeyInBody(request.body))
      // Not counted against the limit of checks (docs/SECURITY.md C11, C12); the page does not repeat the key.
      this.answers.refuse(reply, caller, { code: 'key_misplaced' });
    else await this.checkForm(request.body ?? {}, reply, caller);
    return reply;
  }

  private async checkForm({ iban = '' }: { iban?: string }, reply: FastifyReply, caller: Caller): Promise<void> {
    const [firstIban = iban] = ibansWithin(iban);
    const input = cleanIban(firstIban);
    if ('problem' in input) this.answers.showProblem(reply, inputProblem(firstIban, input.problem), iban);
    else if (await this.answers.admit(reply, caller, input.iban))
      this.dispatchers.public.add(new PendingForm(input.iban, caller, reply, this.answers));
  }
}
