import type { EntityManager, FindManyOptions } from 'typeorm';
import { Page } from '../page/page.entity.js';
import { RedirectRow } from '../page/redirect.entity.js';
import { PagesState } from './pages-state.js';
import { PublishPages } from './publish-pages.js';

const slugs = Array.from({ length: 1_200 }, (_, number) => `alt-${String(number).padStart(4, '0')}`);

/** A database with redirects and no pages, that notes how many rows it was asked for at once. */
function createDatabase(asked: (number | undefined)[]): EntityManager {
  const find = (entity: unknown, { where, take }: FindManyOptions<RedirectRow> = {}) => {
    asked.push(take);
    if (entity === Page) return Promise.resolve([]);
    const last = (where as { slug?: { value: string } } | undefined)?.slug?.value ?? '';
    const rows = slugs.filter((slug) => slug > last).slice(0, take);
    return Promise.resolve(rows.map((slug) => Object.assign(new RedirectRow(), { slug, pageId: 'p' })));
  };
  const query = (_sql: string, [count]: [number]) =>
    Promise.resolve(Array.from({ length: count }, (_, version) => ({ version: String(version) })));
  return { find, query } as unknown as EntityManager;
}

it('D4: hands old addresses on in pieces, each once', async () => {
  const asked: (number | undefined)[] = [];
  const keys: string[][] = [];
  for await (const { records } of new PagesState(new PublishPages()).states(createDatabase(asked)))
    keys.push(records.map(({ key }) => key));
  expect(asked.every((take) => take !== undefined && take <= 500)).toBe(true);
  expect(keys.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(new Set(keys.flat()).size).toBe(slugs.length);
});
