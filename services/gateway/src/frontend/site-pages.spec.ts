import { type PublishedPage, type RenderView, SETTINGS_KEY, type Timezone } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { PublicContent } from '../public-content/public-content.js';
import type { FrontendFiles } from './frontend-files.js';
import { HtmlPage } from './html-page.js';
import type { SiteRenderer } from './site-renderer.js';
import { SitePages } from './site-pages.js';
import { SiteYear } from './site-year.js';

const built =
  '<head><meta name="csp-nonce" content="__CSP_NONCE__"><!--words--><title>alt</title><!--/words--></head>' +
  '<body><div id="root"><!--first-view--><h1>Hero</h1><!--/first-view--></div></body>';

let now: Date;
class YearByOurClock extends SiteYear {
  override at(): number {
    return super.at(now);
  }
}

describe('the year on public pages', () => {
  let settings: CurrentSettings;
  let pages: SitePages;
  let rendered: RenderView[];

  beforeEach(() => {
    now = new Date('2026-12-31T22:59:59Z');
    settings = new CurrentSettings();
    rendered = [];
    const render = (view: RenderView) => {
      rendered.push(view);
      return Promise.resolve({ html: `<p>${view.year}</p>`, css: '', styleNames: '' });
    };
    const files = { documents: { home: built, signIn: built, tooMany: built } } as FrontendFiles;
    pages = new SitePages(
      files,
      new PublicContent(),
      { render } as unknown as SiteRenderer,
      new YearByOurClock(settings),
    );
  });

  const setZone = (timezone: Timezone) => settings.apply(new Map([[SETTINGS_KEY, { ...settings.now, timezone }]]));
  const shown = async () => (await pages.home('de')).withNonce('n');

  it('is that of the zone of the settings, also on a page that was rendered in the year before', async () => {
    expect(await shown()).toContain('<p>2026</p>');
    now = new Date('2026-12-31T23:00:00Z');
    expect(await shown()).toContain('<p>2027</p>');
    setZone('America/New_York');
    expect(await shown()).toContain('<p>2026</p>');
  });

  it('lets a page be rendered once as long as it lasts', async () => {
    await shown();
    now = new Date('2026-12-31T22:59:59.999Z');
    await shown();
    expect(rendered).toHaveLength(1);
  });

  it('shows a page whose slug is the placeholder of unknown addresses', async () => {
    const page = { slug: 'address-that-was-asked-for', title: 'Seite', html: '<p>Text</p>' } as PublishedPage;
    await pages.missingPage('de');
    await pages.contentPage(page);
    expect(rendered.map(({ screen }) => screen)).toEqual(['missing', 'page']);
  });

  it('is given to the scripts of every document', async () => {
    expect(await shown()).toContain('"year":2026');
    const console = new HtmlPage('<meta content="__CSP_NONCE__"><body></body>');
    expect(pages.framedDocument(console, '/fehler/unavailable', '/en').withNonce('n')).toContain('"year":2026');
  });
});
