import { readFileSync } from 'node:fs';
import { buildSiteDocument, buildTooManyDocument, otherDocuments } from './other-documents.js';
import { sectionHeads } from '../src/texts/console/section-heads.js';
import { withScriptsLater } from './first-frame.js';
import { withTexts } from './page-head.js';
import { groupScripts } from './group-scripts.js';

const home = withScriptsLater(withTexts(readFileSync(`${__dirname}/../index.html`, 'utf8')));
const made = buildSiteDocument(home, 'Ein <Titel>', '<div class="static-console"></div>', [
  'assets/ConsoleRoutes-1a2b.js',
]);

it('has a separate title, and is not for search engines', () => {
  expect(made.match(/<title>.*<\/title>/g)).toEqual(['<title>Ein &#60;Titel&#62;</title>']);
  expect(made.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex" />']);
  expect(made).not.toMatch(/og:|twitter:|name="description"/);
});

it('shows nothing of the home page, and asks early for its scripts', () => {
  expect(made).not.toMatch(/<h1|static-page|noscript/);
  expect(made).toContain('<div class="static-console"></div>');
  expect(made).toContain('<meta name="scripts" content="/src/main.tsx /assets/ConsoleRoutes-1a2b.js" />');
  expect(buildSiteDocument(home, 'Titel', '')).toContain('<meta name="scripts" content="/src/main.tsx" />');
});

it('keeps the place of the nonce and the scripts', () => {
  expect(made).toContain('<meta name="csp-nonce" content="__CSP_NONCE__" />');
  expect(made).toContain('/src/main.tsx');
});

it('asks for patience without a script', () => {
  const document = buildTooManyDocument(home);
  expect(document).toContain('<h1>Zu viele Aufrufe</h1>');
  expect(document).toContain('<meta name="robots" content="noindex" />');
  expect(document).not.toMatch(/src="|name="scripts"|modulepreload/);
});

it('explains in each document that shows nothing without a script', () => {
  const chunks = ['console', 'shell', 'sign-in', 'ProblemPage', ...Object.keys(sectionHeads)].map((name) => {
    const fileName = `assets/${name}.js`;
    return [fileName, { type: 'chunk', name, fileName }];
  });
  const bundle = {
    'index.html': { type: 'asset', fileName: 'index.html', source: home },
    ...Object.fromEntries(chunks),
  };
  const written = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => written.set(fileName, source);
  const { handler } = otherDocuments().generateBundle as { handler: (options: object, bundle: object) => void };
  handler.call({ emitFile }, {}, bundle);
  const silent = [...written].filter(([, html]) => !/<noscript>.*braucht JavaScript|<h1>/.test(html));
  expect([written.size, silent]).toEqual([3 + Object.keys(sectionHeads).length, []]);
  const keys = written.get('sections/api-keys.html') ?? '';
  expect(keys).toMatch(
    /<\/div>\s*<div class="section-head"[^>]*><div><p class="title">API-Schlüssel Verwaltung<\/p><p>/,
  );
  expect(keys).toContain('/assets/api-keys.js');
  expect(keys).not.toContain('/assets/users.js');
});

it('fails where index.html has lost a place', () => {
  expect(() => buildSiteDocument('<html></html>', 'Titel', '')).toThrow('index.html has no place words');
});

it('preloads the imports of a screen, not those of every page', () => {
  const chunk = (name: string, imports: string[] = [], isEntry = false) =>
    ({ type: 'chunk', name, fileName: `${name}.js`, imports, isEntry }) as const;
  const files = [chunk('index', ['base.js'], true), chunk('base'), chunk('Fields', ['base.js']), chunk('Later')];
  const bundle = Object.fromEntries(
    [...files, chunk('LoginPage', ['base.js', 'Fields.js'])].map((file) => [file.fileName, file]),
  );
  expect(groupScripts(bundle, ['LoginPage']).early).toEqual(['LoginPage.js', 'Fields.js']);
  expect(() => groupScripts(bundle, ['Gone'])).toThrow('the build has no script of Gone');
});
