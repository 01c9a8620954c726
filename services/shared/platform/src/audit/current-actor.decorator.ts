import type { ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origins } from '../access/origins.js';
import type { Principal } from '../access/principal.js';
import '../http/route-config.js';
import { idempotentCallOf } from '../idempotency/idempotent-call.js';
import type { SignedInActor } from './actor.js';

type Http = ReturnType<ExecutionContext['switchToHttp']>;

@Injectable()
class ActorOfRequest implements PipeTransform<Http, SignedInActor> {
  constructor(private readonly origins: Origins) {}

  transform(http: Http): SignedInActor {
    const request = http.getRequest<FastifyRequest & { principal: Principal }>();
    const reply = http.getResponse<FastifyReply>();
    const { isRepeatable } = request.routeOptions.config;
    return {
      ...request.principal,
      origin: this.origins.of(request),
      repeatable: isRepeatable ? idempotentCallOf(request, reply) : undefined,
      left: leftSignalOf(reply.raw),
    };
  }
}

function leftSignalOf(answer: ServerResponse): AbortSignal {
  const left = new AbortController();
  answer.once('close', () => (answer.writableFinished ? undefined : left.abort()));
  return left.signal;
}

const HttpSides = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp());

/**
 * Who calls a `session`, `manager` or `admin` endpoint: who, from where, and whether it is a repeat where the contract allows one.
 * @throws Problem `invalid_request` for an `Idempotency-Key` that is none
 */
export const CurrentActor = (): ParameterDecorator => HttpSides(ActorOfRequest);
