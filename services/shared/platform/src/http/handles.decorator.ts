import {
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Put,
  type StreamableFile,
} from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import {
  type Endpoint,
  type EventStream,
  type FileResponse,
  hasInput,
  type InputOf,
  repeatProblems,
  type ResponseOf,
} from '@pruefer/contracts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { InputPipe, requestInput } from './input.pipe.js';
import './route-config.js';

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

interface HandlesOptions extends Pick<FastifyContextConfig, 'quiet'> {
  /** JSON schema of the body, compiled by Fastify; replaces the class-validator pipe on hot routes. */
  readonly bodySchema?: object;
}

/** Return type of a method: the JSON response, the bytes of a file, or nothing when it has sent a stream. */
type Result<E extends Endpoint> = E['response'] extends FileResponse
  ? string | StreamableFile
  : E['response'] extends EventStream
    ? void
    : ResponseOf<E>;

/** The first parameter is the endpoint's input, if any; further parameters are filled by other decorators. */
type Arguments<E extends Endpoint> = unknown extends InputOf<E> ? never[] : [input: InputOf<E>, ...others: never[]];

type Handler<E extends Endpoint> = (...input: Arguments<E>) => Result<E> | Promise<Result<E>>;

/** Structural types allow extra fields; this type refuses fields outside the contract, such as a secret. */
type NoExtraFields<E extends Endpoint, Method extends Handler<E>> = [ResponseOf<E>] extends [
  Awaited<ReturnType<Method>>,
]
  ? unknown
  : { readonly value: 'the method does not return exactly what the contract names' };

/** Only methods with the input and response of the endpoint compile. */
type HandlerDecorator<E extends Endpoint> = <Method extends Handler<E>>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<Method> & NoExtraFields<E, Method>,
) => void;

const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return requestInput(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

/**
 * Binds a method to an endpoint of the contract: HTTP method, path, access, status 200 and content type. Its first parameter is
 * the validated input `{ params, query, body, bytes }` of the endpoint.
 */
export function Handles<E extends Endpoint>(
  endpoint: E,
  { bodySchema, ...config }: HandlesOptions = {},
): HandlerDecorator<E> {
  const { access, polled, maxBodyBytes, bytes, isStreamed, responseTimeoutMs, conditional, response, problems } =
    endpoint;
  const isRepeatable = repeatProblems.every((code) => problems.includes(code));
  const decorators: MethodDecorator[] = [
    methods[endpoint.method](endpoint.path),
    HttpCode(200),
    RouteConfig({
      access,
      polled,
      maxBodyBytes,
      bytes,
      isStreamed,
      responseTimeoutMs,
      conditional,
      isRepeatable,
      ...config,
    }),
    ...(bodySchema ? [RouteSchema({ body: bodySchema })] : []),
    ...('type' in response ? [Header('content-type', response.type)] : []),
  ];
  return (target, name, method) => {
    for (const decorate of decorators) decorate(target, name, method);
    if (hasInput(endpoint)) Input(...(bodySchema ? [] : [new InputPipe(endpoint)]))(target, name, 0);
  };
}
