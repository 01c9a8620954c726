import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestOrigins } from '../access/request-origins.js';
import type { Principal } from '../access/principal.js';
import { closeSignal } from '../http/close-signal.js';
import '../http/route-config.js';
import { readIdempotentCall } from '../idempotency/idempotent-call.js';
import type { SignedInActor } from './actor.js';

type Http = ReturnType<ExecutionContext['switchToHttp']>;

@Injectable()
class ActorOfRequest implements PipeTransform<Http, SignedInActor> {
  constructor(private readonly origins: RequestOrigins) {}

  transform(http: Http): SignedInActor {
    const request = http.getRequest<FastifyRequest & { principal: Principal }>();
    const reply = http.getResponse<FastifyReply>();
    const { isRepeatable } = request.routeOptions.config;
    return {
      ...request.principal,
      origin: this.origins.of(request),
      repeatable: isRepeatable ? readIdempotentCall(request, reply) : undefined,
      signal: closeSignal(reply.raw),
    };
  }
}

const HttpSides = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp());

/**
 * The caller of a `session`, `manager` or `admin` endpoint, with the origin and, where the contract allows it, the idempotency key.
 * @throws Problem `invalid_request` for an invalid `Idempotency-Key`
 */
export const CurrentActor = (): ParameterDecorator => HttpSides(ActorOfRequest);
