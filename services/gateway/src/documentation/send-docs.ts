import { Injectable } from '@nestjs/common';
import { DOCS_PATH, type DocsPage, Problem } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../frontend/escape-text.js';
import { DocsFiles } from '../frontend/docs-files.js';
import { fillOrigin } from '../frontend/html-page.js';
import { PageSender } from '../frontend/page-sender.js';
import { SiteOrigin } from '../frontend/site-origin.js';
import { SitePages } from '../frontend/site-pages.js';
import { SitePaths } from '../frontend/site-paths.js';
import { docsHead } from './docs-head.js';

const MOVED = 301;
const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
/** Replaced in the built pages with the name of the website. */
const SITE_NAME_MARK = '__SITE_NAME__';

/** Sends pages of the documentation, completed with name and address of the website. */
@Injectable()
export class SendDocs {
  constructor(
    private readonly site: SitePages,
    private readonly sender: PageSender,
    private readonly origin: SiteOrigin,
    private readonly files: DocsFiles,
    private readonly paths: SitePaths,
  ) {}

  /** @param vary headers of the request that chose the page */
  async html(request: FastifyRequest, reply: FastifyReply, page: DocsPage, vary: string): Promise<FastifyReply> {
    const document = await this.site.builtPage(page.path, async (siteName) => ({
      language: page.language,
      head: docsHead(page, siteName, this.files.listing),
      body: (await this.files.html(page)).replaceAll(SITE_NAME_MARK, () => escapeHtml(siteName)),
    }));
    reply.header('content-language', page.language);
    return this.sender.send(request, reply, { status: 200, page: document, noindex: false, vary });
  }

  async markdown(request: FastifyRequest, reply: FastifyReply, page: DocsPage): Promise<FastifyReply> {
    const link = `<${page.path}>; rel="canonical"`;
    reply.headers({ 'content-language': page.language, link });
    return this.text(request, reply, await this.files.markdown(page), MARKDOWN);
  }

  /** Sends the overview for language models. */
  async llms(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.text(request, reply, await this.files.llms(), 'text/plain');
  }

  /**
   * Leads to the address without a trailing slash, or sends the website's page for unknown addresses.
   * @throws Problem `not_found` for a program, which does not ask for HTML
   */
  async sendMissing(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path;
    const isPage = bare === DOCS_PATH || this.files.at(bare) !== undefined;
    if (isPage) return reply.redirect(bare + request.url.slice(path.length), MOVED);
    if (!request.headers.accept?.includes(HTML)) throw new Problem('not_found');
    return this.sender.send(request, reply, await this.paths.missingPage(path));
  }

  async tooMany(request: FastifyRequest, reply: FastifyReply, waitSeconds: number): Promise<FastifyReply> {
    return this.sender.send(request, reply.header('retry-after', waitSeconds), this.paths.tooMany);
  }

  private text(request: FastifyRequest, reply: FastifyReply, text: string, type: string): FastifyReply {
    const complete = fillOrigin(text, this.origin.of(request));
    return reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).send(complete);
  }
}
