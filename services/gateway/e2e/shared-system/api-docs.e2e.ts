import {
  allEndpoints,
  getProblemSentence,
  languages,
  listEndpointProblems,
  type ProblemBody,
  problemBody,
  readApiDescription,
} from '@pruefer/contracts';
import { adviceInEnglish } from '@pruefer/contracts/problem-advice-in-english';
import { someIpAddress } from '@pruefer/testkit';
import { sendRaw } from '../entry/support/send-raw.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const customerCodes = Object.keys(adviceInEnglish) as (keyof typeof adviceInEnglish)[];
const addressOf = /<loc>[^<]*?(\/api\/docs[^<]*)<\/loc>/g;

interface Read {
  readonly path: string;
  readonly html: string;
  readonly headers: Headers;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(system.url + path, { redirect: 'manual', headers: { 'x-forwarded-for': someIpAddress(), ...headers } });
}

async function read(path: string): Promise<Read> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return { path, html: (await response.text()).replaceAll('&#95;', '_'), headers: response.headers };
}

describe('the documentation of the API', () => {
  let pages: readonly Read[];
  const pageAt = (path: string) => pages.find((page) => page.path === path);

  beforeAll(async () => {
    const map = await (await get('/sitemap.xml')).text();
    const paths = [...map.matchAll(addressOf)].map(([, path = '']) => path);
    pages = await Promise.all(paths.map((path) => read(path)));
  });

  it('has the same pages in German and English', () => {
    const paths = pages.map(({ path }) => path);
    const germans = paths.filter((path) => /^\/api\/docs\/de(\/|$)/.test(path));
    expect(germans.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !germans.includes(path))).toEqual(
      germans.map((path) => path.replace('/api/docs/de', '/api/docs/en')),
    );
  });

  it('names its language, its translation and its Markdown on each page', async () => {
    for (const { path, html, headers } of pages) {
      const language = path.slice('/api/docs/'.length).slice(0, 2);
      const other = language === 'de' ? 'en' : 'de';
      const translation = path.replace(`/docs/${language}`, `/docs/${other}`);
      expect(html).toContain(`<html lang="${language}">`);
      expect(headers.get('content-language')).toBe(language);
      expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${system.url}${translation}" />`);
      expect(html).toMatch(new RegExp(`<a href="${translation}" hreflang="${other}"`));
      const [, markdown = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
      const response = await get(markdown);
      const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
      expect([markdown, response.status, response.headers.get('content-type')]).toEqual([
        ...[markdown, 200, 'text/markdown; charset=utf-8'],
      ]);
      expect((await response.text()).split('\n')[0]).toBe(`# ${title}`);
    }
  });

  it('consists of documents under the policy of all pages, with headings in order and no mark left', () => {
    for (const { path, html, headers } of pages) {
      expect(headers.get('content-security-policy')).toContain("style-src-attr 'none'");
      expect([path, html.match(/<[^>]* style="|__[A-Z_]+__|https:\/\/iban\.example/)]).toEqual([path, null]);
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    }
  });

  it('has no link into the void', async () => {
    const links = new Set<string>();
    for (const { path, html } of pages) {
      const targets = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
        ([, href = '']) => new URL(href, system.url + path),
      );
      for (const { origin, pathname, hash } of targets) {
        if (origin !== system.url) {
          expect([path, origin]).toEqual([path, expect.stringMatching(/^https:/)]);
          continue;
        }
        const page = pageAt(pathname);
        if (page && hash)
          expect([path, hash, page.html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)]).toEqual([
            path,
            hash,
            true,
          ]);
        if (!page) links.add(pathname);
      }
    }
    for (const path of links) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('describes every call of visitors and customers but the sign-in, with its codes', () => {
    for (const endpoint of allEndpoints) {
      const { method, path, access, service } = endpoint;
      const call = `<code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code>`;
      const pagesOfCall = pages.filter(({ html }) => html.includes(`<p>${call}</p>`));
      const isForCustomers = service !== 'auth' && (access === 'public' || access === 'apiKey');
      expect([call, pagesOfCall.length]).toEqual([call, isForCustomers ? 2 : 0]);
      for (const { path: page, html } of pagesOfCall)
        for (const code of listEndpointProblems(endpoint))
          expect(html).toContain(
            `<a href="${page.slice(0, '/api/docs/de'.length)}/errors/${code}"><code>${code}</code></a>`,
          );
    }
  });

  it('has a page for each code that customers can meet, with its sentence and the answer that programs get', async () => {
    for (const language of languages)
      for (const code of customerCodes) {
        const markdown = await (await get(`/api/docs/${language}/errors/${code}.md`)).text();
        expect(markdown).toContain(`# ${getProblemSentence(code)[language].slice(0, -1)}\n`);
        const [, json = ''] = /```json\n([^]*?)\n```/.exec(markdown) ?? [];
        const body = JSON.parse(json) as ProblemBody;
        expect(body).toMatchObject(problemBody(code, body, {}, language));
      }
  });

  it('leads to these pages from the guide on errors, not from the navigation', () => {
    for (const { path, html } of pages) {
      const [navigation = ''] = /<nav class="docs-navigation"[^]*?<\/nav>/.exec(html) ?? [];
      expect([path, navigation.includes('/errors/')]).toEqual([path, false]);
    }
    for (const language of languages)
      for (const code of customerCodes)
        expect(pageAt(`/api/docs/${language}/errors`)?.html).toContain(`"/api/docs/${language}/errors/${code}"`);
  });

  it.each([
    ['quota_exceeded', 'en-GB,en;q=0.9', '/api/docs/en/errors/quota_exceeded'],
    ['quota_exceeded/', 'en', '/api/docs/en/errors/quota_exceeded'],
    ['quota_exceeded', 'de-AT,en;q=0.5', null],
    ['quota_exceeded', 'fr', null],
    ['last_admin', 'en', null],
  ])('is where /fehler/%s leads a reader of %s: %s', async (code, language, location) => {
    const { status, headers } = await get(`/fehler/${code}`, { 'accept-language': language });
    expect([status, headers.get('location')]).toEqual([location === null ? 200 : 302, location]);
    const isByLanguage = headers.get('vary')?.includes('accept-language') ?? false;
    expect(isByLanguage).toBe(code !== 'last_admin');
  });

  it('begins in the language of the reader', async () => {
    const cases = { 'en-GB,en;q=0.9': 'en', 'de-AT': 'de', fr: 'de', '': 'de' };
    for (const [language, expected] of Object.entries(cases)) {
      const response = await get('/api/docs', { 'accept-language': language });
      expect([response.status, response.headers.get('vary')]).toEqual([
        200,
        'accept-encoding, accept, accept-language',
      ]);
      expect(await response.text()).toContain(`<link rel="canonical" href="${system.url}/api/docs/${expected}" />`);
    }
  });

  it('answers programs that ask for Markdown at the address of the page, and names its parts by whole addresses', async () => {
    const response = await get('/api/docs/en/validate', { accept: 'text/markdown' });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary')).toBe('accept-encoding, accept');
    const browser = await get('/api/docs/en/validate', { accept: 'text/html,*/*;q=0.8' });
    expect([browser.headers.get('content-type'), browser.headers.get('vary')]).toEqual([
      ...['text/html; charset=utf-8', 'accept-encoding, accept'],
    ]);
    const llms = await (await get('/llms.txt')).text();
    const links = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) {
      expect(link.startsWith(system.url)).toBe(true);
      expect([link, (await get(link.slice(system.url.length))).status]).toEqual([link, 200]);
    }
  });

  it('is compressed for every kind of page', async () => {
    for (const path of ['/api/docs/de/validate', '/api/docs/de/validate.md', '/llms.txt']) {
      const answers = await Promise.all(
        ['identity', 'gzip'].map((coding) => sendRaw(system.url + path, { headers: { 'accept-encoding': coding } })),
      );
      expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip']);
      expect(answers[1]!.body.length).toBeLessThan(answers[0]!.body.length / 2);
    }
  });

  it('A3: has no other method, and no other page', async () => {
    for (const path of ['/api/docs', '/api/docs/de/validate', '/llms.txt']) {
      const response = await fetch(system.url + path, {
        method: 'POST',
        headers: { 'x-forwarded-for': someIpAddress() },
      });
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    for (const path of ['/api/docs/de/none', '/api/docs/fr', '/api/docs/none/']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('content-type')]).toEqual([
        ...[path, 404, expect.stringContaining('application/problem+json')],
      ]);
    }
    const person = await get('/api/docs/de/none', { accept: 'text/html,*/*;q=0.8' });
    expect([person.status, person.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await get('/api-docs/pages.json')).status).toBe(404);
  });

  it('sends no file beside its pages, whatever the path', async () => {
    const slashes = '/'.repeat(15_000);
    for (const path of ['/api/docs/de/../../../package.json', '/api/docs/..%2fpackage.json', `/api/docs/${slashes}x`])
      expect([path.slice(0, 40), await fetchStatus(path)]).toEqual([path.slice(0, 40), 404]);
  });

  it('has one address for each page', async () => {
    for (const path of ['/api/docs', '/api/docs/de/validate']) {
      const { status, headers } = await get(`${path}/?from=mail`);
      expect([status, headers.get('location')]).toEqual([301, `${path}?from=mail`]);
    }
  });

  it('leads to the OpenAPI document in the language of the page', async () => {
    for (const language of ['de', 'en']) {
      const links = pages.flatMap(({ path, html }) =>
        path.startsWith(`/api/docs/${language}`) ? [/<a href="([^"]+)" download="openapi.json">/.exec(html)?.[1]] : [],
      );
      expect(new Set(links).size).toBe(1);
      const file: unknown = await (await get(links[0]!)).json();
      const document: unknown = await (await get(readApiDescription.path, { 'accept-language': language })).json();
      expect(file).toEqual(document);
    }
  });
});

/** The status of a path that is sent as it is: fetch() would resolve `..`. */
async function fetchStatus(path: string): Promise<number> {
  return (await sendRaw(system.url, { path, headers: { 'x-forwarded-for': someIpAddress() } })).status;
}
