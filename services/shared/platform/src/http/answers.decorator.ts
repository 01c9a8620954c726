import { applyDecorators, Delete, Get, HttpCode, Post, Put, UsePipes } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import type { Endpoint } from '@pruefer/contracts';
import type { FastifyContextConfig } from 'fastify';
import { ContractPipe } from './contract.pipe.js';
import './route-config.js';

const methods = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;

export interface AnswersOptions extends Pick<FastifyContextConfig, 'quiet'> {
  /** JSON schema of the body, compiled by Fastify: for hot routes, instead of the class-validator pipe. */
  readonly bodySchema?: object;
}

/** Makes a handler answer a contract's endpoint: method, path, access, status 200 and the check of its input. */
export function Answers(endpoint: Endpoint, { bodySchema, ...config }: AnswersOptions = {}): MethodDecorator {
  const { access, polled, maxBodyBytes, conditional } = endpoint;
  return applyDecorators(
    methods[endpoint.method](endpoint.path),
    HttpCode(200),
    RouteConfig({ access, polled, maxBodyBytes, conditional, ...config }),
    bodySchema ? RouteSchema({ body: bodySchema }) : UsePipes(new ContractPipe(endpoint)),
  );
}
