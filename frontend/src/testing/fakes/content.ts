import type { FooterConfig, HeaderConfig, HomepageMeta, Image, PublicPageRow, Section } from '@pruefer/contracts';
import { defaultFooterConfig, defaultHeaderConfig, defaultHomepageMeta } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { renderedAs } from './pages.js';
import { fakeServer } from './server.js';

const page = (slug: string, title: string, menuOrder: number): PublicPageRow => ({
  id: `0190b6a2-7f3a-7c1e-9a00-0000000000${String(menuOrder).padStart(2, '0')}`,
  slug,
  title,
  metaDescription: null,
  menuOrder,
  isPublished: true,
  showInMenu: menuOrder < 10,
  noindex: false,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
});

/** The pages that visitors can see. */
const pages: PublicPageRow[] = [
  page('preise', 'Preise', 1),
  page('impressum', 'Impressum', 10),
  page('datenschutz', 'Datenschutz', 11),
  page('agb', 'AGB', 12),
];

/** The saved version. */
export const header: HeaderConfig = {
  ...defaultHeaderConfig,
  siteName: 'Prüfstelle Nord',
  buttons: [
    { id: 'b1', text: 'Zugang', href: '/preise', variant: 'default', size: 'sm', order: 1, isActive: true },
    { id: 'b2', text: 'Alt', href: '/gibt-es-nicht', variant: 'ghost', size: 'lg', order: 2, isActive: false },
  ],
  updatedAt: '2026-11-20T08:00:00Z',
  version: 3,
};

/** The saved version. */
export const footer: FooterConfig = { ...defaultFooterConfig, version: 2 };

export const image: Image = {
  id: '0190b6a2-7f3a-7c1e-9a00-00000000a001',
  name: 'logo.png',
  alt: 'Logo der Prüfstelle',
  width: 640,
  height: 160,
  bytes: 8_000,
  src: '/api/content/images/0190b6a2-7f3a-7c1e-9a00-00000000a001',
  srcset: '',
  createdAt: '2026-11-20T08:00:00Z',
  createdBy: 'm.hoffmann',
  version: 1,
};

const section = (order: number, fields: Partial<Section>): Section => ({
  id: `0190b6a2-7f3a-7c1e-9a00-00000000b00${order}`,
  type: 'feature',
  title: 'Bereich',
  subtitle: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  order,
  isActive: true,
  language: 'de',
  version: 1,
  ...fields,
});

/** The sections of the home page in their order. */
export const sections: Section[] = [
  section(1, { type: 'hero', title: 'Stimmt diese IBAN?', subtitle: 'In einem Schritt', version: 4 }),
  section(2, { title: 'Sicher', content: '**Nichts** verlässt das Haus.', icon: 'Shield' }),
  section(3, { type: 'cta', title: 'Jetzt anfangen', buttonText: 'Zugang', buttonUrl: '/preise', isActive: false }),
];

export const meta: HomepageMeta = { ...defaultHomepageMeta, pageTitle: 'IBAN prüfen', version: 5 };

interface Content {
  readonly header: HeaderConfig;
  readonly footer: FooterConfig;
  readonly sections: readonly Section[];
  readonly images: readonly Image[];
}

/** The server answers as cms-service does. */
export function serveContent(content: Partial<Content> = {}): void {
  const siteContent: Content = { header, footer, sections, images: [image], ...content };
  fakeServer.use(
    http.get('*/api/content/pages', () => HttpResponse.json(pages)),
    http.get('*/api/header/config', () => HttpResponse.json(siteContent.header)),
    http.get('*/api/footer/config', () => HttpResponse.json(siteContent.footer)),
    http.get('*/api/admin/homepage/sections', () => HttpResponse.json(siteContent.sections)),
    http.get('*/api/admin/homepage/meta', () => HttpResponse.json(meta)),
    http.get('*/api/admin/content/images', () =>
      HttpResponse.json({ items: siteContent.images, total: siteContent.images.length }),
    ),
    http.post<never, { text: string }>('*/api/admin/content/render', async ({ request }) => {
      const { text } = await request.json();
      const html = `<p>${text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')}</p>`;
      return HttpResponse.json(renderedAs(html));
    }),
  );
}
