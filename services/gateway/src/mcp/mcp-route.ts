import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeyAdmission } from '../api-key/key-admission.js';
import { ApiLimit } from '../limits/api-limit.js';
import { enforceLimit } from '../limits/count-request.js';
import { refuseOtherMethods } from '../routing/refuse-methods.js';
import { MCP_PATH, pickHeaders, ToolCalls } from './tool-calls.js';

/** Headers that the protocol reads. */
const protocolHeaders = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, without sessions and streams. The key is checked by the call of a
 * tool; messages without a call are counted by address, because their key is not looked up.
 */
@Injectable()
export class McpRoute implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly admission: KeyAdmission,
    private readonly limit: ApiLimit,
    private readonly tools: ToolCalls,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    server.route({
      method: 'POST',
      url: MCP_PATH,
      // Public for the guard: the hook reads the key.
      config: { access: 'public' },
      onRequest: (request, reply) => this.admit(request, reply),
      preHandler: (request) => this.admission.admitBody(request),
      handler: (request, reply) => this.answer(request, reply),
    });
    refuseOtherMethods(server, MCP_PATH, ['POST']);
  }

  /** @throws Problem for a missing or misplaced key, or one that cannot be a key; `rate_limited` */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.admission.admit(request, reply);
    await enforceLimit(this.limit, this.admission.callers.of(request), reply);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Loaded with the first message, because it is large and most gateways never get one.
    const { answerMcp } = await import('./mcp-answer.js');
    const response = await answerMcp(pickHeaders(request, protocolHeaders), request.body, (tool, input) =>
      this.tools.call(request, tool, input),
    );
    const type = response.headers.get('content-type');
    if (type !== null) void reply.type(type);
    return reply.code(response.status).send(await response.text());
  }
}
