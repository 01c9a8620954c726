import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.js';
import { fontTags, withTexts } from './page-head.js';

const page = readFileSync(`${__dirname}/../index.html`, 'utf8');

it('fills the page with the texts of the catalogue', () => {
  const filled = withTexts(page);
  expect(filled).toContain('<title>IBAN-Prüfer</title>');
  expect(filled).toContain('<h1>Stimmt diese IBAN?</h1>');
  expect(filled).not.toContain('{{');
});

it('leaves the place where the gateway writes the nonce of the answer', () => {
  expect(page).toContain('<meta name="csp-nonce" content="__CSP_NONCE__" />');
});

it('holds no style attribute, which the content security policy would refuse', () => {
  expect(page).not.toMatch(/<style|style=|<script>/);
});

it('escapes its values', () => {
  expect(escapeHtml('<a href="/">&')).toBe('&#60;a href=&#34;/&#34;&#62;&#38;');
});

it('refuses a text that the catalogue does not have', () => {
  expect(() => withTexts('{{hero.nothing}}')).toThrow('the catalogue has no text hero.nothing');
});

const built = [
  'assets/geist-mono-latin-wght-normal-XN7g48iV.woff2',
  'assets/geist-mono-latin-ext-wght-normal-Bwz.woff2',
  'assets/instrument-sans-latin-wght-normal-BbzFLZTg.woff2',
];

it('asks early for the two fonts', () => {
  expect(fontTags(built).map(({ tag, attrs }) => [tag, attrs?.['rel'], attrs?.['href']])).toEqual([
    ['link', 'preload', `/${built[2]}`],
    ['link', 'preload', `/${built[0]}`],
  ]);
});

it('fails a build that lacks one of them', () => {
  expect(() => fontTags(built.slice(0, 2))).toThrow('the build has no file like');
});
