import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { type Actor, idempotentCallOf, Origins, type Principal } from '@pruefer/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Http = ReturnType<ExecutionContext['switchToHttp']>;

/** What somebody who is signed in does with a request. */
@Injectable()
class DeedOfRequest implements PipeTransform<Http, Actor> {
  constructor(private readonly origins: Origins) {}

  transform(http: Http): Actor {
    const request = http.getRequest<FastifyRequest & { principal: Principal }>();
    const { userId, name } = request.principal;
    return {
      actor: { userId, name },
      origin: this.origins.of(request),
      repeatable: idempotentCallOf(request, http.getResponse<FastifyReply>()),
    };
  }
}

const HttpSides = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp());

/** The action that a request asks for: who, from where, and whether it is a repeat. */
export const CurrentActor = (): ParameterDecorator => HttpSides(DeedOfRequest);
