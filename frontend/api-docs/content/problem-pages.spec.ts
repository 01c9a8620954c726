import MiniSearch from 'minisearch';
import { searchOptions } from '../client/search-options.js';
import { searchIndex } from '../search-index.js';
import type { Page } from './page.js';
import { problemPages, withLinkedCodes } from './problem-pages.js';
import { readGuides } from './guides.js';

const call: Page = {
  slug: 'reference/validateIbans',
  group: 'Check',
  title: 'Check many IBANs',
  summary: '',
  markdown: '',
  call: {
    method: 'POST',
    path: '/api/v1/{part}/validate',
    params: { part: 'ibans' },
    query: {},
    body: '{}',
    acceptsKey: true,
    isCharged: true,
    isText: true,
    isFinal: false,
  },
  problems: ['quota_insufficient', 'rate_limited'],
};

const guides = readGuides('en');
const pages = problemPages(guides, [call], 'en');
const findPage = (code: string) => pages.find(({ slug }) => slug === `errors/${code}`)!;

it('says cause and remedy, whether a repeat helps, and which calls end in it', () => {
  const { title, markdown } = findPage('quota_insufficient');
  expect(title).toBe('The quota is not sufficient for all IBANs of this request');
  expect(markdown).toContain('| `quota_insufficient` | 429 Limit reached | no, have the quota topped up |');
  expect(markdown).toContain('## Cause\n\nThe request contains more IBANs than your quota still allows.');
  expect(markdown).toContain('## What to do\n\nThe fields needed and available');
  expect(markdown).toContain('\n- [Check many IBANs](reference/validateIbans.md)\n');
});

it('has the answer that programs get, with its call and what else it names', () => {
  const [, json = ''] = /```json\n([^]*?)\n```/.exec(findPage('quota_insufficient').markdown) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    type: '/fehler/quota_insufficient',
    instance: '/api/v1/ibans/validate',
    detail: 'The quota is not sufficient for all IBANs of this request.',
    needed: 1000,
  });
});

it('is left without calls for a method that no call has', () => {
  expect(findPage('method_not_allowed').markdown).not.toContain('reference/');
});

it('is linked wherever the table of the guide on errors names its code', () => {
  const { markdown } = withLinkedCodes(guides.find(({ slug }) => slug === 'errors')!);
  for (const { slug } of pages) {
    const code = slug.slice('errors/'.length);
    expect(markdown).toContain(`[\`${code}\`](/fehler/${code})`);
  }
});

it('is found by its code, as one entry', () => {
  const rendered = pages.map(
    (page) => [page, { html: `<p>${page.markdown}</p><h2 id="a">A</h2>`, headings: [] }] as const,
  );
  const index = MiniSearch.loadJSON(searchIndex('en', rendered), searchOptions);
  const found = index.search('key_expired').map(({ url }) => url as string);
  expect(found[0]).toBe('/api/docs/en/errors/key_expired');
  expect(index.documentCount).toBe(pages.length);
});
