import { isForeignLink } from './is-foreign-link.js';
import { isOwnImage, isSafeLink, isWebUrl } from './link.js';

const image = '/api/content/images/0190b6a2-7f3a-7c1e-9a00-00000000a001';

describe('E5: a link', () => {
  it.each([
    '/',
    '/impressum',
    '#api',
    '/?a=b#c',
    'https://www.bundesbank.de/',
    'http://127.0.0.1:9/a',
    'mailto:a@muster.example',
    'tel:+4930123456',
    'HTTPS://muster.example',
  ])('may be %s', (link) => expect(isSafeLink(link)).toBe(true));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://muster.example/1',
    'file:///etc/passwd',
    'view-source:https://muster.example',
    'https:evil.example',
    'https:/evil.example',
    'http:/evil.example',
    'HTTP:evil.example',
    'https:\\evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https:///evil.example',
    'https:',
    'https://',
    'ht\ntps://evil.example',
    'https:\u0000//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'java\u0000script:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript://muster.example/%0aalert(1)',
    'https://bank.example@evil.example/',
    'https://anna:geheim@muster.example/',
    'impressum',
    'www.muster.example',
    '/a\u202eb',
    `/${'x'.repeat(2_000)}`,
    '',
    7,
    null,
  ])('is never %j', (link) => expect(isSafeLink(link)).toBe(false));

  it('knows the ones that leave this site', () => {
    expect(['/a', '#a', 'https://muster.example', 'mailto:a@muster.example'].map(isForeignLink)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('E5: an address of a page or a picture', () => {
  it.each(['/', '/start?a=b', 'https://muster.example/start', 'http://127.0.0.1:9/a'])('may be %s', (text) =>
    expect(isWebUrl(text)).toBe(true),
  );

  it.each(['#a', 'mailto:a@muster.example', 'tel:+4930123456', 'https:evil.example', '//evil.example', '', null])(
    'is never %j',
    (text) => expect(isWebUrl(text)).toBe(false),
  );
});

describe('E5: an image', () => {
  it.each([image, `${image}?width=640`, `${image}/share.jpg`])('may be %s', (text) =>
    expect(isOwnImage(text)).toBe(true),
  );

  it.each([
    `https://evil.example${image}`,
    `/${image}`,
    `${image}/../../auth/user`,
    `${image}#a`,
    '/logo.png',
    '',
    null,
  ])('is never %j', (text) => expect(isOwnImage(text)).toBe(false));
});
