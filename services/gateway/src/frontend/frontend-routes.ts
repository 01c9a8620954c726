import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { problems } from '@pruefer/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { compressedDocument } from './compressed-document.js';
import { type DocumentName, FrontendFiles } from './frontend-files.js';
import { contentSecurityPolicy, originOf, Page } from './page.js';

/** Login and console. An unknown section shows the dashboard, so every one of them is a screen. */
const consoleScreen = /^\/(?:admininterfacev1|admin(?:\/[^/]*)?)$/;
/** The two of them without the console's frame. */
const signInScreen = /^\/(?:admininterfacev1|admin\/setup-2fa)$/;
/** Where the `type` of a problem leads: one page for each code. */
const problemPage = /^\/fehler\/([a-z_]+)\/?$/;
/** Files in here carry a hash of their content in their name. */
const HASHED = '/assets/';
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** Serves the built frontend: its files, and one of its documents for every address that is not an API's. */
@Injectable()
export class FrontendRoutes implements OnModuleInit {
  private readonly files: FrontendFiles;
  private readonly pages: Readonly<Record<DocumentName, Page>>;
  /** One for each code, with the problem's own title. */
  private readonly problemPages: ReadonlyMap<string, Page>;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    { FRONTEND_DIR }: GatewayConfig,
  ) {
    this.files = new FrontendFiles(FRONTEND_DIR);
    const { home, console, signIn, problem, notFound } = this.files.documents;
    this.pages = {
      home: new Page(home),
      console: new Page(console),
      signIn: new Page(signIn),
      problem: new Page(problem),
      notFound: new Page(notFound),
    };
    const titled = ([code, { text }]: [string, { text: string }]) =>
      [code, this.pages.problem.titled(titleOf(text))] as const;
    this.problemPages = new Map(Object.entries(problems).map(titled));
  }

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const config = { access: 'public' } as const;
    void server.register(fastifyStatic, { root: this.files.folder, serve: false, preCompressed: true });
    server.get('/robots.txt', { config }, (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
    server.get('/*', { config }, (request, reply) => this.answer(request, reply));
  }

  private answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0]!;
    return this.files.has(path) ? sendFile(path, reply) : this.sendPage(path, request, reply);
  }

  /** Never stored and without ETag: a stored page would come with the nonce of another answer. */
  private async sendPage(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const page = this.pageAt(path);
    if (page !== this.pages.home) reply.header('x-robots-tag', 'noindex');
    const html = page.withNonce(nonce, originOf(request));
    const { body, headers } = await compressedDocument(html, request.headers['accept-encoding']);
    const policy = contentSecurityPolicy(nonce, page.scriptHashes);
    return reply
      .code(page === this.pages.notFound ? 404 : 200)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers })
      .send(body);
  }

  /** Under every address without a page the frontend shows that there is nothing. */
  private pageAt(path: string): Page {
    if (path === '/') return this.pages.home;
    if (signInScreen.test(path)) return this.pages.signIn;
    if (consoleScreen.test(path)) return this.pages.console;
    return this.problemPages.get(problemPage.exec(path)?.[1] ?? '') ?? this.pages.notFound;
  }
}

/** As the frontend's page of a problem calls itself: its sentence without the full stop. */
function titleOf(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function sendFile(path: string, reply: FastifyReply): FastifyReply {
  const caching = path.startsWith(HASHED) ? { maxAge: ONE_YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply.sendFile(path.slice(1), caching);
}
