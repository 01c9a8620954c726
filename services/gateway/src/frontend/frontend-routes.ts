import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { problems } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { FrontendFiles } from './frontend-files.js';
import { contentSecurityPolicy, Page } from './page.js';

/** Login and console. An unknown section shows the dashboard, so every one of them is a screen. */
const consoleScreen = /^\/(?:admininterfacev1|admin(?:\/[^/]*)?)$/;
/** Where the `type` of a problem leads: one page for each code. */
const problemPage = /^\/fehler\/([a-z_]+)\/?$/;
/** Files in here carry a hash of their content in their name. */
const HASHED = '/assets/';
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** Serves the built frontend: its files, and its one document for every address that is not an API's. */
@Injectable()
export class FrontendRoutes implements OnModuleInit {
  private readonly files: FrontendFiles;
  private readonly page: Page;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    { FRONTEND_DIR }: GatewayConfig,
  ) {
    this.files = new FrontendFiles(FRONTEND_DIR);
    this.page = new Page(this.files.document);
  }

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const config = { access: 'public' } as const;
    void server.register(fastifyStatic, { root: this.files.folder, serve: false, preCompressed: true });
    server.get('/robots.txt', { config }, (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
    server.get('/*', { config }, (request, reply) => this.answer(request, reply));
  }

  private answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?', 1)[0]!;
    return this.files.has(path) ? sendFile(path, reply) : this.sendPage(path, reply);
  }

  /** Never stored and without ETag: a stored page would come with the nonce of another answer. */
  private sendPage(path: string, reply: FastifyReply): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    const isConsole = consoleScreen.test(path);
    if (isConsole) reply.header('x-robots-tag', 'noindex');
    // Under every other address the frontend shows that there is nothing.
    return reply
      .code(isConsole || path === '/' || isProblemPage(path) ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': contentSecurityPolicy(nonce) })
      .send(this.page.withNonce(nonce));
  }
}

function isProblemPage(path: string): boolean {
  const code = problemPage.exec(path)?.[1];
  return code !== undefined && Object.hasOwn(problems, code);
}

function sendFile(path: string, reply: FastifyReply): FastifyReply {
  const caching = path.startsWith(HASHED) ? { maxAge: ONE_YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply.sendFile(path.slice(1), caching);
}
