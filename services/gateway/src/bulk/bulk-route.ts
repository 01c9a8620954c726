import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem, validateIbans } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CheckAnswers } from '../check/check-answers.js';
import { readIdempotency } from '../check/read-idempotency.js';
import { languageField } from '../check/language-field.js';
import { preferredReturn } from '../check/prefer-header.js';
import { Dispatchers } from '../dispatch/dispatchers.js';
import { BulkAdmission } from './bulk-admission.js';
import { inflate } from './inflate.js';
import { PendingBulk } from './pending-bulk.js';
import { type BulkRequest, readBulk } from './read-bulk.js';

/** `POST /api/v1/ibans/validate`: one call is one batch, checked, charged and recorded as a whole. */
@Injectable()
export class BulkRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: BulkAdmission,
    private readonly dispatchers: Dispatchers,
    private readonly answers: CheckAnswers,
  ) {}

  onModuleInit(): void {
    // A plugin, because the parser of its bodies is for this route alone.
    void this.adapterHost.httpAdapter.getInstance<FastifyInstance>().register((server, _options, done) => {
      this.parseBodies(server);
      this.addRoute(server);
      done();
    });
  }

  private parseBodies(server: FastifyInstance): void {
    server.removeContentTypeParser('application/json');
    server.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      (request: FastifyRequest, body: Buffer) =>
        this.admission.admitBody(request, readBody(body, request.headers['content-encoding'])),
    );
  }

  private addRoute(server: FastifyInstance): void {
    server.route<{ Body: BulkRequest | undefined }>({
      method: validateIbans.method,
      url: validateIbans.path,
      // Public for the guard: the hook reads the key, `keys.charge` decides about it.
      config: { access: 'public', quiet: true, maxBodyBytes: validateIbans.maxBodyBytes },
      onRequest: (request, reply) => this.admission.admit(request, reply),
      handler: async (request, reply) => {
        await this.validate(request, reply);
        return reply;
      },
    });
  }

  /** @throws Problem for a call without a body, above the limit of the key, or with an invalid `Idempotency-Key` */
  private async validate(
    request: FastifyRequest<{ Body: BulkRequest | undefined }>,
    reply: FastifyReply,
  ): Promise<void> {
    const { body } = request;
    if (body === undefined) throw new Problem('invalid_json');
    const { keyHash, caller } = this.admission.getAdmittedCall(request);
    const isMinimal = preferredReturn(request.headers) !== 'representation';
    const language = languageField(request.headers);
    const requested = { keyHash, isMinimal, ...language, ...readIdempotency(request, validateIbans) };
    const pending = new PendingBulk(requested, body, caller, reply, this.answers);
    await this.admission.admitIbans(request, reply, pending.items.length);
    this.dispatchers.bulk.add(pending);
  }
}

async function readBody(body: Buffer, coding: string | undefined): Promise<BulkRequest> {
  return readBulk(await inflate(body, coding, validateIbans.maxBodyBytes));
}
