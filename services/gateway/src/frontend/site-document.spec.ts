import {
  buildPublicSite,
  defaultFooterConfig,
  defaultHeaderConfig,
  type IbanVerdict,
  type SiteView,
  type SubmittedCheck,
} from '@pruefer/contracts';
import { SiteDocument } from './site-document.js';

const built =
  '<head><meta name="csp-nonce" content="__CSP_NONCE__"><!--words--><title>alt</title><!--/words--></head>' +
  '<body><div id="root"><!--first-view--><h1>Hero</h1><!--/first-view--></div></body>';
const site = buildPublicSite(defaultHeaderConfig, defaultFooterConfig, []);
const view: SiteView = { path: '/', screen: 'home', title: 'Neu', translation: '/en', site, year: 2026 };
const rendered = { html: '<p>__CSP_NONCE__ $&</p>', css: '.ip-a{color:red}', styleNames: 'a' };
const verdict = { valid: true, error: null } as IbanVerdict;
const document = new SiteDocument(built);

it('holds the rendered page, its styles, and its view as data', () => {
  const html = document.sitePage({ head: '<title>Neu</title>', view, rendered }).withNonce('n1');
  expect(html).toContain('<title>Neu</title>');
  expect(html).not.toMatch(/alt|Hero/);
  expect(html).toContain('<style nonce="n1" data-emotion="ip a">.ip-a{color:red}</style>');
  expect(html).toContain('<div id="root" data-rendered><p>_&#95;CSP_NONCE_&#95; $&</p></div>');
  const data = /<script type="application\/json" id="view">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(view);
});

it('shows what the build shows where nothing could be rendered, the hero on the home page alone', () => {
  const unrendered = document.sitePage({ head: '', view, rendered: undefined });
  expect([unrendered.isRendered, unrendered.withNonce('n')]).toEqual([false, expect.stringContaining('Hero')]);
  const missing = document.sitePage({ head: '', view: { ...view, screen: 'missing' }, rendered: undefined });
  expect(missing.withNonce('n')).not.toContain('Hero');
});

it('says in a sentence what a form has brought where nothing could be rendered', () => {
  const of = (check: SubmittedCheck) => document.sitePage({ head: '', view: { ...view, check }, rendered: undefined });
  const iban = '<DE00>';
  expect(of({ iban, answer: verdict }).withNonce('n')).toContain(
    '<p role="status">&#60;DE00&#62;: IBAN ist gültig</p>',
  );
  const wrong = { ...verdict, valid: false, error: 'Die Prüfziffer stimmt nicht.' };
  expect(of({ iban, answer: wrong }).withNonce('n')).toContain('DE00&#62;: Die Prüfziffer stimmt nicht.</p>');
  const refusal = { status: 503, message: 'Nicht erreichbar.', requestId: 'a', waitSeconds: 1 };
  expect(of({ iban, refusal }).withNonce('n')).toContain('<p role="status">Nicht erreichbar.</p>');
});

it('says which language it is in, and shows no German without a script in English', () => {
  const english = { ...view, path: '/en/check', check: { iban: 'DE00', answer: verdict } };
  const html = new SiteDocument(`<html lang="de">${built}`).sitePage({ head: '', view: english, rendered: undefined });
  expect(html.withNonce('n')).toContain('<html lang="en">');
  expect(html.withNonce('n')).toContain('<p role="status">DE00: IBAN is valid</p>');
  expect(html.withNonce('n')).not.toContain('Hero');
});

it('is refused without its places', () => {
  expect(() => new SiteDocument('<html></html>')).toThrow('has no place');
});
