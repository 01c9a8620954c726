import { Readable } from 'node:stream';
import { type PipeTransform, ValidationPipe } from '@nestjs/common';
import { type ClassOf, type Endpoint, Problem, type StreamedBytes } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closeSignal } from './close-signal.js';
import { toFieldProblems } from './to-field-problems.js';
import { isTooDeep } from './too-deep.js';
import { unstorableTexts } from './unstorable-texts.js';

interface RequestInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly bytes?: Uint8Array | StreamedBytes | undefined;
}

export function requestInput({ params, query, body, headers }: FastifyRequest, reply: FastifyReply): RequestInput {
  if (!(body instanceof Readable)) return { params, query, body };
  const bytes = { type: String(headers['content-type']), chunks: body, signal: closeSignal(reply.raw) };
  return { params, query, body: undefined, bytes };
}

/**
 * Validates input against the classes of the contract: unknown fields are dropped; invalid fields and texts that cannot be stored
 * get a German error. A missing body counts as an empty object.
 */
export class InputPipe implements PipeTransform<RequestInput, Promise<RequestInput>> {
  private readonly pipe = new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new Problem('invalid_request', { errors: toFieldProblems(errors) }),
  });

  constructor(private readonly endpoint: Endpoint) {}

  /** @throws Problem `invalid_request` with a sentence for each wrong field; `unsupported_media_type` for a body that is not a file */
  async transform(input: RequestInput): Promise<RequestInput> {
    const { params, query, body, bytes, isStreamed } = this.endpoint;
    const file = isStreamed ? input.bytes : input.body;
    if (bytes && (isStreamed ? !file : !Buffer.isBuffer(file))) throw new Problem('unsupported_media_type');
    return {
      params: await this.part('param', input.params, params),
      query: query && (await this.part('query', input.query, query)),
      body: body && (await this.part('body', input.body, body)),
      ...(bytes && { bytes: file as Buffer | StreamedBytes }),
    };
  }

  private async part(type: 'param' | 'query' | 'body', value: unknown, metatype?: ClassOf<object>): Promise<unknown> {
    // First, because some validators fail on such texts.
    const errors = unstorableTexts(value);
    if (errors.length > 0) throw new Problem('invalid_request', { errors });
    if (type === 'body' && isTooDeep(value)) throw new Problem('invalid_request');
    return metatype ? ((await this.pipe.transform(value, { type, metatype })) as unknown) : value;
  }
}
