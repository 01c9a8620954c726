import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Problem, problemBody } from '@pruefer/contracts';
import { isTooDeep } from '@pruefer/platform';
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { McpTool } from './mcp-tools.js';
import { toolError, toolResult } from './tool-result.js';

/** Address of the Model Context Protocol. It describes its tools itself, so the contract declares no call. */
export const MCP_PATH = '/mcp';
/** Longer than any call of a tool takes: those have their own time limits. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Headers of the caller that decide about key, address and trace. Others, such as a fixed `Idempotency-Key`, would not fit every call. */
const callerHeaders = ['authorization', 'x-api-key', 'x-forwarded-for', 'user-agent', 'traceparent'] as const;

/**
 * Makes the call of a tool at this server's own routes, without a connection, as its caller: limits, charge, refusals and log are
 * those of the HTTP call.
 */
@Injectable()
export class ToolCalls {
  private readonly logger = new Logger(ToolCalls.name);

  constructor(private readonly adapterHost: HttpAdapterHost) {}

  /** The result of a tool; a refusal is a result too. */
  async call(request: FastifyRequest, tool: McpTool, input: object): Promise<CallToolResult> {
    try {
      const { statusCode, headers, payload } = await this.answerTo(request, tool, input);
      return toolResult(tool, {
        status: statusCode,
        body: JSON.parse(payload) as object,
        retryAfter: headers['retry-after']?.toString(),
        isTest: headers['x-test-key'] === 'true',
      });
    } catch (error) {
      if (!(error instanceof Problem)) this.logger.error(error);
      const { code, details } = error instanceof Problem ? error : new Problem('internal_error');
      return toolError(problemBody(code, { requestId: request.id, instance: MCP_PATH }, details, 'en'));
    }
  }

  private async answerTo(request: FastifyRequest, tool: McpTool, input: object): Promise<LightMyRequestResponse> {
    const { remoteAddress } = request.socket;
    if (isTooDeep(input)) throw new Problem('invalid_request');
    const call = tool.callWith(input);
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    try {
      return await server.inject({
        ...call,
        headers: { ...pickHeaders(request, callerHeaders), 'x-request-id': request.id, 'accept-language': 'en' },
        ...(remoteAddress !== undefined && { remoteAddress }),
        signal,
      });
    } catch (error) {
      throw signal.aborted ? new Problem('unavailable') : error;
    }
  }
}

/** The headers of a request that have one of these names. */
export function pickHeaders({ headers }: FastifyRequest, names: readonly string[]): Record<string, string> {
  const entries = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  return Object.fromEntries(entries) as Record<string, string>;
}
