import type { AdminPage, PageRow, PageRows, PlannedPublication, RenderedContent } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { fakeServer, problem } from './server.js';

const page = (changes: Partial<AdminPage> & Pick<AdminPage, 'id' | 'title' | 'slug'>): AdminPage => ({
  metaDescription: 'Antworten zu IBAN, Prüfziffern und Kontingenten.',
  content: '## Was ist eine IBAN?\n\nDie **IBAN** hat 22 Stellen.\n',
  menuOrder: 1,
  showInMenu: true,
  noindex: false,
  translationOf: null,
  isPublished: true,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-18T08:42:00Z',
  updatedBy: 'm.hoffmann',
  version: 3,
  gaps: [],
  draft: null,
  deletedAt: null,
  ...changes,
});

/** Initial pages of every test, in the order of the menu. */
export const pages = {
  imprint: page({ id: '11111111-1111-4111-8111-111111111111', title: 'Impressum', slug: 'impressum' }),
  questions: page({
    id: '22222222-2222-4222-8222-222222222222',
    title: 'Häufige Fragen',
    slug: 'haeufige-fragen',
    menuOrder: 2,
  }),
  access: page({
    id: '33333333-3333-4333-8333-333333333333',
    title: 'Barrierefreiheit',
    slug: 'barrierefreiheit',
    menuOrder: 3,
    isPublished: false,
    showInMenu: false,
    gaps: ['Anschrift'],
  }),
} as const;

/** The second version of a page. */
export const secondVersion = {
  number: 2,
  kind: 'saved',
  at: '2026-11-18T08:42:00Z',
  actor: 's.aydin',
  title: pages.questions.title,
  slug: pages.questions.slug,
  isPublished: true,
} as const;

/** A publication that waits. */
export const plan: PlannedPublication = {
  id: '66666666-6666-4666-8666-666666666666',
  pageId: pages.access.id,
  pageTitle: pages.access.title,
  pageSlug: pages.access.slug,
  action: 'publish',
  at: '2027-01-01T07:00:00Z',
  state: 'waiting',
  createdBy: 's.aydin',
  createdAt: '2026-11-22T10:00:00Z',
  endedAt: null,
  failure: null,
};

/** The server's pages, trash and plans, and the queries of all calls. */
export const pageStore: {
  pages: AdminPage[];
  trash: AdminPage[];
  plans: PlannedPublication[];
  readonly asked: string[];
} = {
  pages: [],
  trash: [],
  plans: [],
  asked: [],
};

export const pagesPath = '/api/admin/content/pages';
export const pagePath = ({ id }: AdminPage) => `${pagesPath}/${id}`;

/** The server answers about pages as the gateway does. */
export function servePages(records: readonly AdminPage[] = Object.values(pages)): void {
  Object.assign(pageStore, { pages: [...records], trash: [], plans: [] });
  pageStore.asked.length = 0;
  fakeServer.use(
    http.get(`*${pagesPath}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      pageStore.asked.push(query.toString());
      return HttpResponse.json(rowsFor(query));
    }),
    http.get<{ id: string }>(`*${pagesPath}/:id`, ({ params }) => {
      const page = pageStore.pages.find(({ id }) => id === params.id);
      return page ? HttpResponse.json(page) : problem(404, 'page_unknown', 'Diese Seite gibt es nicht.');
    }),
    http.get('*/api/admin/content/planned-publications', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const items = pageStore.plans.filter(
        ({ pageId, state }) => pageId === (query.get('pageId') ?? pageId) && state === (query.get('state') ?? state),
      );
      return HttpResponse.json({ items, total: items.length });
    }),
    http.get('*/api/admin/content/trash', () =>
      HttpResponse.json({ items: pageStore.trash.map(toPageRow), total: pageStore.trash.length } satisfies PageRows),
    ),
    http.post<never, { text: string }>('*/api/admin/content/render', async ({ request }) => {
      const { text } = await request.json();
      return HttpResponse.json(renderedAs(`<p>${text}</p>`));
    }),
    http.post('*/api/admin/content/check', () => HttpResponse.json({ findings: [] })),
    http.get(`*${pagesPath}/:id/links`, () => HttpResponse.json({ links: [] })),
  );
}

export function renderedAs(html: string): RenderedContent {
  return { html, headings: [], links: [], images: [], brokenImages: [], brokenLinks: [], gaps: [] };
}

function rowsFor(query: URLSearchParams): PageRows {
  const search = (query.get('search') ?? '').toLowerCase();
  const matches = pageStore.pages.filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(search));
  const offset = Number(query.get('offset') ?? 0);
  return {
    items: matches.slice(offset, offset + Number(query.get('limit') ?? 20)).map(toPageRow),
    total: matches.length,
  };
}

function toPageRow({ content: _, draft, ...row }: AdminPage): PageRow {
  return { ...row, hasDraft: draft !== null };
}
