import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { customerPages, parsedPage, toHeadingAnchor } from './customer-pages.mjs';

const MAX_WORDS = 2200;
const german = customerPages('de');
const english = customerPages('en');
const pages = [...german, ...english];

/** Words of nearly every German sentence that no English one has. */
const GERMAN_WORDS =
  /(?<!\p{L})(?:der|das|dem|und|oder|nicht|kein|keine|ein|eine|einen|einer|ist|sind|wird|werden|mit|für|von|auf|aus|bei|nach|über|durch|nur|auch|wenn|aber|sich|sie|ihr|ihre|wir|wie|dass|zum|zur|prüfung|schlüssel|satz|antwort|anfrage)(?!\p{L})/giu;
/** What only the operator has: a customer has the site. */
const OPERATORS = /\bnpm\b(?! install "\$BASE)|\badr\b|\b(?:docs|services|clients|infra|frontend)\/|[A-Z]{2,}\.md/;

const problemFiles = globSync('services/shared/contracts/src/**/*.problems.ts', { cwd: root });
const definitions = problemFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const problemCodes = new Set([...definitions.matchAll(/^ {2}(\w+): \{/gm)].map(([, code]) => code));

/** @param {string} name of a page */
const extractSlug = (name) => name.slice(3);

/** Places of the site that are no pages of docs/api. @param {string} link */
const isElsewhere = (link) =>
  link.startsWith('https://') || link === '/api/openapi.json' || problemCodes.has(link.replace('/fehler/', ''));

/**
 * @param {import('./customer-pages.mjs').CustomerPage} page
 * @returns {string[]} its links that lead nowhere
 */
function deadLinks({ name, links }) {
  return links.filter((link) => {
    if (isElsewhere(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = pages.find((page) => page.name === (file === '' ? name : `${name.slice(0, 3)}${file}`));
    return !target || (anchor !== undefined && !target.headings.some((heading) => heading.anchor === anchor));
  });
}

describe('the pages that customers read', () => {
  it('are the same in German and English', () => {
    expect(german.map(({ name }) => extractSlug(name))).toEqual(english.map(({ name }) => extractSlug(name)));
    expect(german.length).toBeGreaterThan(10);
  });

  it.each(german.map(({ name }) => extractSlug(name)))(
    'have the same headings and code in both languages: %s',
    (slug) => {
      const [de, en] = [german, english].map((some) => some.find(({ name }) => extractSlug(name) === slug));
      const getShape = (/** @type {typeof de} */ page) => ({
        levels: page?.headings.map(({ level }) => level),
        code: page?.code,
      });
      expect(getShape(en)).toEqual(getShape(de));
    },
  );

  it.each(pages)('have title and summary, headings below them, and at most 2,200 words: $name', (page) => {
    expect(page.body).toBeDefined();
    expect(page.headings.filter(({ level }) => level < 2 || level > 3)).toEqual([]);
    expect(page.text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
  });

  it.each(pages)('name a language for every block of code: $name', ({ code }) => expect(code).not.toContain(''));

  it.each(pages)('lead somewhere with every link: $name', (page) => expect(deadLinks(page)).toEqual([]));

  it.each(pages)('name nothing that only the operator has: $name', ({ text }) => {
    expect(text.replaceAll(/\]\([^)]*\)/g, ']')).not.toMatch(OPERATORS);
  });

  it.each(english)('contain no German: $name', ({ prose }) => expect(prose.match(GERMAN_WORDS) ?? []).toEqual([]));
});

describe('what these tests find', () => {
  it('is German in English prose, and none in code', () => {
    const { prose } = parsedPage(
      'en/a.md',
      '---\ntitle: A\nsummary: B\n---\n\nA check `für` und mehr.\n\n```sh\nnicht\n```\n',
    );
    expect(prose.match(GERMAN_WORDS)).toEqual(['und']);
    expect(german.every((page) => GERMAN_WORDS.test(page.prose) && !(GERMAN_WORDS.lastIndex = 0))).toBe(true);
  });

  it('is a missing page, anchor and problem', () => {
    const links = ['none.md', 'errors.md#none', '/fehler/none', '#none', 'errors.md#the-codes', '/fehler/rate_limited'];
    const text = `---\ntitle: A\nsummary: B\n---\n\n${links.map((link) => `[a](${link})`).join('\n')}\n`;
    expect(deadLinks(parsedPage('en/a.md', text))).toEqual(links.slice(0, 4));
  });

  it('is front matter without a summary', () => {
    expect(parsedPage('en/a.md', '---\ntitle: A\n---\n\nText.\n').body).toBeUndefined();
  });

  it('goes by anchors as GitHub makes them', () => {
    expect(toHeadingAnchor('Änderungen im Verzeichnis (BIC, `blz`)')).toBe('änderungen-im-verzeichnis-bic-blz');
  });
});

it('the former pages are gone', () => {
  expect(['docs/API.md', 'docs/WEBHOOKS.md'].filter((file) => existsSync(join(root, file)))).toEqual([]);
});
