import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { type Origin, Origins, type Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';

/** Who changes content, and from where; the operator's command line and the service itself come from nowhere. */
export interface Editor {
  readonly actor: { readonly userId?: string; readonly name: string };
  readonly origin?: Origin;
}

/** The service itself, at its first start and when a planned time has come. */
export const system: Editor = { actor: { name: 'System' } };

@Injectable()
class EditorOfRequest implements PipeTransform<FastifyRequest & { principal: Principal }, Editor> {
  constructor(private readonly origins: Origins) {}

  transform(request: FastifyRequest & { principal: Principal }): Editor {
    const { userId, name } = request.principal;
    return { actor: { userId, name }, origin: this.origins.of(request) };
  }
}

const Request = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** Who is signed in and changes something with this request. */
export const CurrentEditor = (): ParameterDecorator => Request(EditorOfRequest);
