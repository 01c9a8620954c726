import { createHash } from 'node:crypto';
import { NONCE_MARK, ORIGIN_MARK, SAMPLE_ORIGIN_MARK, TITLE_MARK } from './document-marks.js';
import { escapeHtml } from './escape-text.js';

const SAMPLE_ORIGIN = 'https://iban.example';
/** Inline scripts of a built document. */
const inlineScript = /<script>([^]*?)<\/script>/g;
/** A host in an address: a name or an IP address, and optionally a port. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Maximum length of a host: a DNS name and a port. */
const MAX_HOST_LENGTH = 260;
let pagesMade = 0;

/** An HTML document of the frontend. Each answer puts a new nonce into every mark of the build. */
export class HtmlPage {
  /** Unique within this process. */
  readonly id = ++pagesMade;
  /** The scripts in the document, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
  /** Whether the server rendered its content, so that it needs no script. */
  readonly isRendered: boolean;
  private readonly parts: readonly string[];

  /** @throws Error when the document has no place for a nonce: its styles would be refused by the browser */
  constructor(
    html: string,
    options: { readonly scriptHashes?: readonly string[]; readonly isRendered?: boolean } = {},
  ) {
    this.isRendered = options.isRendered ?? false;
    // Content inserted later must not run scripts, so the hashes come from the built document.
    this.scriptHashes =
      options.scriptHashes ?? [...html.matchAll(inlineScript)].map(([, script = '']) => hashScript(script));
    this.parts = html.split(NONCE_MARK);
    if (this.parts.length === 1) throw new Error(`the document holds no ${NONCE_MARK}`);
  }

  /** Memory that it takes in a cache. */
  get bytes(): number {
    return this.parts.reduce((bytes, part) => bytes + part.length, 0);
  }

  /** The document, split at its nonces. @param origin of this site, for absolute addresses */
  partsAt(origin: string): string[] {
    return this.parts.map((part) => fillOrigin(part, origin));
  }

  withNonce(nonce: string, origin = ''): string {
    return this.partsAt(origin).join(nonce);
  }

  /** The same document with other texts in its places. @param texts HTML by mark, each found once @param isRendered whether it shows all that its script will */
  withTexts(texts: Readonly<Record<string, string>>, isRendered = this.isRendered): HtmlPage {
    const html = Object.entries(texts).reduce(
      (text, [mark, html]) => text.replace(mark, () => html),
      this.parts.join(NONCE_MARK),
    );
    return new HtmlPage(html, { scriptHashes: this.scriptHashes, isRendered });
  }

  /** The same document with a title in the place that the build left for one. @param title plain text */
  withTitle(title: string): HtmlPage {
    return this.withTexts({ [TITLE_MARK]: escapeHtml(title) });
  }
}

/** Fills the marks of the origin. @param origin of this site; where it is '', links remain paths, and samples show an example */
export function fillOrigin(text: string, origin: string): string {
  return text.replaceAll(ORIGIN_MARK, () => origin).replaceAll(SAMPLE_ORIGIN_MARK, () => origin || SAMPLE_ORIGIN);
}

/** The origin that a request names, such as "https://iban.example"; empty for an invalid host: links then remain paths. */
export function originOfUrl({ protocol, host: name }: { readonly protocol: string; readonly host: string }): string {
  return name.length <= MAX_HOST_LENGTH && host.test(name) && URL.canParse(`http://${name}`)
    ? `${protocol}://${name}`
    : '';
}

/**
 * Content security policy of a page.
 * @param scriptHashes of the page's inline scripts; the nonce allows no script, because an injected script could read
 * it in the document
 */
export function contentSecurityPolicy(nonce: string, scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes].join(' ');
  return (
    `default-src 'none'; script-src ${scripts}; style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'; ` +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
