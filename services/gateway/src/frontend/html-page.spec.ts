import { contentSecurityPolicy, HtmlPage, originOfUrl } from './html-page.js';

describe('Page', () => {
  it('E8: carries the nonce of its answer wherever the build left a mark', () => {
    const page = new HtmlPage('<meta content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>');
    expect(page.withNonce('one')).toBe('<meta content="one"><style nonce="one"></style>');
    expect(page.withNonce('$&')).toBe('<meta content="$&"><style nonce="$&"></style>');
  });

  it('takes a title, as text', () => {
    const page = new HtmlPage('<title>__TITLE__</title><meta content="__CSP_NONCE__">').withTitle('Nr. <1> & $&');
    expect(page.withNonce('one')).toBe('<title>Nr. &#60;1&#62; &#38; $&#38;</title><meta content="one">');
  });

  it('names the origin that the reader came to', () => {
    const page = new HtmlPage('<meta content="__CSP_NONCE__"><meta content="__ORIGIN__/card.png">');
    expect(page.withNonce('one', 'https://iban.example')).toContain('content="https://iban.example/card.png"');
    expect(page.withNonce('one')).toContain('content="/card.png"');
  });

  it('E8: names the scripts that the build has put into it, and no others', () => {
    const page = new HtmlPage('<meta content="__CSP_NONCE__"><script>go()</script><script src="/x.js"></script>');
    expect(page.scriptHashes).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
  });

  it('is refused without a mark', () => {
    expect(() => new HtmlPage('<html></html>')).toThrow('__CSP_NONCE__');
  });
});

describe('originOfUrl', () => {
  it.each([
    ['iban.example', 'https://iban.example'],
    ['127.0.0.1:8080', 'https://127.0.0.1:8080'],
    ['[::1]:8080', 'https://[::1]:8080'],
    ['iban.example"><script>', ''],
    ['iban.example/elsewhere', ''],
    ['iban.example:', ''],
    ['iban.example:99999', ''],
    ['iban.example, other.example', ''],
    ['iban.example\tx', ''],
    ['user@iban.example', ''],
    ['[::1', ''],
    ['256.1.1.1', ''],
    [`${'a.'.repeat(130)}example`, ''],
    ['', ''],
  ])('E7: of the host "%s" is "%s"', (host, origin) => {
    expect(originOfUrl({ protocol: 'https', host })).toBe(origin);
  });
});

describe('contentSecurityPolicy', () => {
  it('E8: allows styles by nonce, the scripts of the build by their hashes, and nothing from elsewhere', () => {
    expect(contentSecurityPolicy('n0nce', [])).toContain("script-src 'self'; ");
    expect(contentSecurityPolicy('n0nce', ["'sha256-abc='"])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'nonce-n0nce'; style-src-attr 'none'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
});
