import { Problem } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

/** Methods of an address that can only be read. */
export const readMethods: readonly HTTPMethods[] = ['GET', 'HEAD'];

/**
 * Answers 405 with Allow to every method of a path that is not declared.
 * @param exists of a path with a wildcard; where it says no, the answer is 404
 */
export function refuseOtherMethods(
  scope: FastifyInstance,
  path: string,
  declared: readonly HTTPMethods[],
  exists: (request: FastifyRequest) => boolean = () => true,
): void {
  const undeclared = scope.supportedMethods.filter((method) => !declared.includes(method));
  refuse(scope, path, undeclared, (request, reply) => {
    if (!exists(request)) return new Problem('not_found');
    reply.header('allow', declared.join(', '));
    return new Problem('method_not_allowed');
  });
}

/** Refuses in a hook, before a body is read. */
export function refuse(
  scope: FastifyInstance,
  url: string,
  methods: readonly HTTPMethods[],
  problemFor: (request: FastifyRequest, reply: FastifyReply) => Problem,
): void {
  scope.route({
    method: [...methods],
    url,
    exposeHeadRoute: false,
    config: { access: 'public' },
    onRequest: (request, reply, done) => done(problemFor(request, reply)),
    handler: () => undefined,
  });
}
