import { Injectable } from '@nestjs/common';
import {
  DOCS_PATH,
  homePath,
  languageOfPath,
  pagePath,
  problems,
  type PublishedPage,
  slugError,
} from '@pruefer/contracts';
import { withoutSecrets } from '@pruefer/platform';
import { DocsFiles } from './docs-files.js';
import { FrontendFiles } from './frontend-files.js';
import { HtmlPage } from './html-page.js';
import { type PageAnswer, UNAVAILABLE } from './page-sender.js';
import { FirstRead } from '../public-content/first-read.js';
import { PublicContent } from '../public-content/public-content.js';
import { escapeHtml, escapeJson } from './escape-text.js';
import { requestedPathMarks, SIGN_IN_PATH, SitePages } from './site-pages.js';

/** The console. The second segment names the section. */
const consoleScreen = /^\/admin(?:\/([^/]*).*)?$/;
/** Shown for a name that no section has. */
const FIRST_SECTION = 'dashboard';
/** Page of the console without its frame. */
const TWO_FACTOR_PATH = '/admin/setup-2fa';
/** Pages for the `type` of problems, one for each code. */
const problemPage = /^\/fehler\/([a-z_]+)$/;
const ENGLISH_PROBLEMS = `${DOCS_PATH}/en/errors`;
const slugPath = /^(?:\/en)?\/([^/]+)$/;
const MAX_SHOWN = 80;
const OK = 200;
const NOT_FOUND = 404;
const TOO_MANY = 429;

/** A page, or where it has moved to. */
type FoundPage = PageAnswer | { readonly location: string };

/** Finds the document of a public address. */
@Injectable()
export class SitePaths {
  /** Answer above the limit of documents, prepared once to cost least. */
  readonly tooMany: PageAnswer;
  /** Documents of the console's sections, by section name. */
  private readonly sections: ReadonlyMap<string, HtmlPage>;
  private readonly twoFactor: HtmlPage;
  /** One for each code, with the problem's own title. */
  private readonly problemPages: ReadonlyMap<string, HtmlPage>;

  constructor(
    { documents, sections }: FrontendFiles,
    private readonly content: PublicContent,
    private readonly pages: SitePages,
    private readonly firstRead: FirstRead,
    private readonly docs: DocsFiles,
  ) {
    this.sections = new Map([...sections].map(([name, html]) => [name, new HtmlPage(html)]));
    this.twoFactor = new HtmlPage(documents.signIn);
    this.tooMany = { ...this.hiddenPage(new HtmlPage(documents.tooMany)), status: TOO_MANY };
    const problem = new HtmlPage(documents.problem);
    const titled = ([code, { text }]: [string, { text: string }]) => [code, problem.withTitle(toTitle(text))] as const;
    this.problemPages = new Map(Object.entries(problems).map(titled));
  }

  /** The document of a path with its status, or the address that it redirects to. */
  async at(path: string): Promise<FoundPage> {
    if (path === homePath.de) return this.visiblePage(await this.pages.home('de'));
    return this.atOnePath(path);
  }

  /** Whether a page, or a redirect to one, is at the address. Renders nothing. */
  has(path: string): boolean {
    const bare = withoutSlash(path);
    return (
      path === homePath.de || this.findScreen(bare) !== undefined || this.findPublished(parseSlug(bare)) !== undefined
    );
  }

  /** Address of a problem's English page in the documentation; the page at `/fehler/<code>` itself is German. */
  englishProblemAt(path: string): string | undefined {
    const code = problemPage.exec(withoutSlash(path))?.[1] ?? '';
    return this.docs.at(`${ENGLISH_PROBLEMS}/${code}`)?.path;
  }

  /** The page for an unknown address. @param shownPath path that it shows */
  async missingPage(shownPath: string): Promise<PageAnswer> {
    return {
      ...this.hiddenPage(withAddress(await this.pages.missingPage(languageOfPath(shownPath)), shownPath)),
      status: NOT_FOUND,
    };
  }

  /** The page at a path. A path with a trailing slash redirects to the one without, so that each page has one address. */
  private async atOnePath(path: string): Promise<FoundPage> {
    const bare = withoutSlash(path);
    const pageAtPath = (await this.findScreen(bare)?.()) ?? (await this.contentPage(bare, path));
    const isFound = 'status' in pageAtPath && pageAtPath.status === OK;
    return isFound && bare !== path ? { location: bare } : pageAtPath;
  }

  /** Returns what renders a screen of the product itself; undefined for any other path. */
  private findScreen(path: string): (() => Promise<PageAnswer>) | undefined {
    if (path === homePath.en) return async () => this.visiblePage(await this.pages.home('en'));
    if (path === SIGN_IN_PATH) return async () => this.hiddenPage(await this.pages.signIn());
    if (path === TWO_FACTOR_PATH) return async () => this.hiddenPage(this.twoFactor);
    const section = this.sectionAt(path);
    if (section) return async () => this.hiddenPage(section);
    const problem = this.problemPages.get(problemPage.exec(path)?.[1] ?? '');
    return problem && (async () => this.problemPage(problem, path));
  }

  private problemPage(problem: HtmlPage, path: string): PageAnswer {
    const english = this.englishProblemAt(path);
    const page = this.hiddenPage(this.pages.framedDocument(problem, path, english ?? homePath.en));
    return { ...page, ...(english && { vary: 'accept-language' }) };
  }

  /** The document of a section; an unknown section gets the first one. @returns undefined outside the console */
  private sectionAt(path: string): HtmlPage | undefined {
    const address = consoleScreen.exec(path);
    return address === null ? undefined : (this.sections.get(address[1] ?? '') ?? this.sections.get(FIRST_SECTION));
  }

  /** A published page or redirect, otherwise 404, or 503 while content is still being read. @param shownPath path that a 404 page shows */
  private async contentPage(path: string, shownPath: string): Promise<FoundPage> {
    const slug = parseSlug(path);
    const knownPage = await this.publishedPage(slug, path);
    if (knownPage) return knownPage;
    const isCertain = slugError(slug) !== undefined || (await this.firstRead.isComplete());
    const late = await this.publishedPage(slug, path);
    if (late) return late;
    return { ...(await this.missingPage(shownPath)), status: isCertain ? NOT_FOUND : UNAVAILABLE };
  }

  /** A published page, or where it has moved to. @param path of the page, if it is in the language of the path */
  private async publishedPage(slug: string, path: string): Promise<FoundPage | undefined> {
    const page = this.findPublished(slug);
    if (!page) return undefined;
    if (pagePath(page) !== path) return { location: pagePath(page) };
    return { ...this.visiblePage(await this.pages.contentPage(page)), noindex: page.noindex };
  }

  private findPublished(slug: string): PublishedPage | undefined {
    return this.content.pageAt(slug) ?? this.content.pageAt(this.content.findRedirect(slug) ?? '');
  }

  private visiblePage(page: HtmlPage): PageAnswer {
    return { status: OK, page, noindex: false };
  }

  private hiddenPage(page: HtmlPage): PageAnswer {
    return { status: OK, page, noindex: true };
  }
}

function parseSlug(path: string): string {
  return slugPath.exec(path)?.[1] ?? '';
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Title of a problem's page, as in the frontend: its sentence without the full stop. */
function toTitle(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/**
 * The not-found screen shows the readable address; its script needs the full one. An IBAN or a key in it is never
 * repeated (docs/SECURITY.md C11, G1).
 */
function withAddress(page: HtmlPage, shownPath: string): HtmlPage {
  const path = withoutSecrets(shownPath);
  const readablePath = path.length > MAX_SHOWN ? `${path.slice(0, MAX_SHOWN)}…` : path;
  const pathInView = escapeJson({ path }).slice(1, -1);
  const mark = requestedPathMarks[languageOfPath(shownPath)];
  return page.withTexts({ [`"path":"${mark}"`]: pathInView, [mark]: escapeHtml(readablePath) });
}
