import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { calculateIban, type Endpoint, validateAsOpenIban, validateIbans } from '@pruefer/contracts';
import { KEY_HASH_HEADER, sendProblem } from '@pruefer/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { enforceLimit } from '../limits/count-request.js';
import { compressResponse } from './compress-response.js';
import { listAnsweredMethods } from './declared-methods.js';
import { Forwarder } from './forwarder.js';
import { type Upstream, upstreamEndpoints } from './upstream-endpoints.js';
import { KeyAdmission } from '../api-key/key-admission.js';
import { parseProblemCode } from '../dispatch/batch-answer.js';
import { KeyLimit } from '../api-key/key-limit.js';

/** Endpoints whose calls are charged in batches. */
const charged: readonly Endpoint[] = [calculateIban, validateAsOpenIban, validateIbans];

const forwarded = upstreamEndpoints.filter((endpoint) => endpoint.access === 'apiKey' && !charged.includes(endpoint));

/** Free calls that need an API key. They are counted by key and forwarded with the hash of the key. */
@Injectable()
export class KeyedRoutes implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: KeyAdmission,
    private readonly limit: KeyLimit,
    private readonly forwarder: Forwarder,
    private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void server.register(async (scope) => {
      await this.forwarder.prepare(scope);
      scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
      for (const endpoint of forwarded) {
        const { path, service, maxBodyBytes, compressed } = endpoint;
        scope.route({
          method: listAnsweredMethods(endpoint),
          url: path,
          exposeHeadRoute: false,
          // Public for the guard: the hook above admits callers, the owning service judges the key.
          config: { access: 'public', maxBodyBytes },
          ...(compressed && { onSend: compressResponse }),
          handler: (request, reply) => this.forward(request, reply, service),
        });
      }
    });
  }

  /** @throws Problem for a key that cannot be one, `rate_limited` */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.admission.admit(request, reply);
    const bucket = this.admission.getKeyHash(request);
    await enforceLimit(this.limit, { bucket }, reply);
  }

  private forward(request: FastifyRequest, reply: FastifyReply, service: Upstream): Promise<FastifyReply> {
    return this.forwarder.forward(request, reply, service, {
      headers: {
        'x-internal-secret': this.config.INTERNAL_SECRET,
        [KEY_HASH_HEADER]: this.admission.getKeyHash(request),
      },
      passOn: (answer) => void this.passOn(request, reply, answer),
    });
  }

  /** Passes an answer on; after too many guesses of keys `rate_limited` instead of a 401. */
  private async passOn(request: FastifyRequest, reply: FastifyReply, answer: Readable): Promise<void> {
    if (reply.statusCode !== 401) return void reply.send(answer);
    try {
      const problem = await text(answer);
      await this.admission.noteRefusal(request, reply, parseProblemCode(problem));
      void reply.send(problem);
    } catch (error) {
      sendProblem(error, request, reply.removeHeader('content-length'));
    }
  }
}
