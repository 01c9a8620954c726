const NONCE_MARK = '__CSP_NONCE__';

/** The one HTML document of the frontend. Each answer carries a nonce of its own in every place where the build left the mark. */
export class Page {
  private readonly parts: readonly string[];

  /** @throws Error when the document has no place for a nonce: its styles would be refused by the browser */
  constructor(html: string) {
    this.parts = html.split(NONCE_MARK);
    if (this.parts.length === 1) throw new Error(`index.html holds no ${NONCE_MARK}`);
  }

  withNonce(nonce: string): string {
    return this.parts.join(nonce);
  }
}

/** What a page of ours may load and do. */
export function contentSecurityPolicy(nonce: string): string {
  return (
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'; ` +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}
