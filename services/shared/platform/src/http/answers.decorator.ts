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
  type AnswerOf,
  type Endpoint,
  type EventStream,
  type FileAnswer,
  hasInput,
  type InputOf,
  repeatProblems,
} from '@pruefer/contracts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { InputPipe, requestInput } from './input.pipe.js';
import './route-config.js';

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

interface AnswersOptions extends Pick<FastifyContextConfig, 'quiet'> {
  /** JSON schema of the body, compiled by Fastify; replaces the class-validator pipe on hot routes. */
  readonly bodySchema?: object;
}

/** Return type of a method: the JSON answer, the bytes of a file, or nothing when it has sent a stream. */
type Answered<E extends Endpoint> = E['answer'] extends FileAnswer
  ? string | StreamableFile
  : E['answer'] extends EventStream
    ? void
    : AnswerOf<E>;

/** The first parameter is the endpoint's input, if any; further parameters are filled by other decorators. */
type Arguments<E extends Endpoint> = unknown extends InputOf<E> ? never[] : [input: InputOf<E>, ...others: never[]];

type Handler<E extends Endpoint> = (...input: Arguments<E>) => Answered<E> | Promise<Answered<E>>;

/** Structural types allow extra fields; this type refuses fields outside the contract, such as a secret. */
type NothingBeside<E extends Endpoint, Method extends Handler<E>> = [AnswerOf<E>] extends [Awaited<ReturnType<Method>>]
  ? unknown
  : { readonly value: 'the method does not answer exactly what the contract names' };

/** Only methods with the input and answer of the endpoint compile. */
type Answering<E extends Endpoint> = <Method extends Handler<E>>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<Method> & NothingBeside<E, Method>,
) => void;

const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return requestInput(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

/**
 * Binds a method to an endpoint of the contract: HTTP method, path, access, status 200 and content type. Its first parameter is
 * the validated input `{ params, query, body, bytes }` of the endpoint.
 */
export function Answers<E extends Endpoint>(endpoint: E, { bodySchema, ...config }: AnswersOptions = {}): Answering<E> {
  const { access, polled, maxBodyBytes, bytes, isStreamed, answerWithinMs, conditional, answer, problems } = endpoint;
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
      answerWithinMs,
      conditional,
      isRepeatable,
      ...config,
    }),
    ...(bodySchema ? [RouteSchema({ body: bodySchema })] : []),
    ...('type' in answer ? [Header('content-type', answer.type)] : []),
  ];
  return (target, name, method) => {
    for (const decorate of decorators) decorate(target, name, method);
    if (hasInput(endpoint)) Input(...(bodySchema ? [] : [new InputPipe(endpoint)]))(target, name, 0);
  };
}
