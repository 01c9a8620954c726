import {
  type ContentChanged,
  ContentChangedV1,
  contentKey,
  defaultHomepageMeta,
  type PublishedPage,
} from '@pruefer/contracts';
import { stateMessage, until, untilPublished } from '@pruefer/testkit';
import { informedGateway } from './support/event-gateway.js';
import { sendRaw } from './support/send-raw.js';
import { startGateway } from './start-gateway.js';
import { parseView } from './support/parse-view.js';

describe('the public site', () => {
  const { replica, gateway, publisher: owner, kafka } = informedGateway();

  let version = 0;
  async function publish(key: string, state: Omit<ContentChanged, 'version'>): Promise<void> {
    const message = stateMessage(ContentChangedV1, key, { ...state, version: ++version });
    await untilPublished(() => owner.publish(ContentChangedV1, [message]));
  }
  const publishPage = (slug: string, own: Partial<PublishedPage> = {}) =>
    publish(contentKey.page(slug), { kind: 'page', page: { ...page, id: slug, slug, ...own } });

  const fetchStatus = async (path: string) => (await gateway.get(path)).status;

  it('has a page from its publication to its withdrawal, with its head in the document', async () => {
    await until('all that is published is read', async () => (await fetchStatus('/faq')) === 404, 20_000);
    await publishPage('faq', { title: 'Fragen & <Antworten>' });
    await until('the page is there', async () => (await fetchStatus('/faq')) === 200, 20_000);
    const html = await (await gateway.get('/faq')).text();
    expect(html).toContain('<title>Fragen &#38; &#60;Antworten&#62; - IBAN-Prüfer</title>');
    expect(html).toContain(`<link rel="canonical" href="${gateway.url}/faq" />`);
    expect(parseView(html)).toMatchObject({ path: '/faq', screen: 'page' });
    const asJson = await gateway.get('/api/content/pages/faq');
    expect(asJson.headers.get('cache-control')).toBe('private, no-cache');
    expect(await asJson.json()).toMatchObject({ slug: 'faq', content: page.html });
    await publish(contentKey.page('faq'), { kind: 'page', gone: true });
    await until('the page is gone', async () => (await fetchStatus('/faq')) === 404, 5_000);
    expect(parseView(await (await gateway.get('/faq?x=<y>')).text())).toMatchObject({
      path: '/faq',
      screen: 'missing',
    });
  });

  it('leads from an old address to the new one', async () => {
    await publishPage('neu');
    await publish(contentKey.redirect('alt'), { kind: 'redirect', to: 'neu' });
    await until('the new address is there', async () => (await fetchStatus('/neu')) === 200, 20_000);
    await until('the old address leads on', async () => (await fetchStatus('/alt')) === 301, 20_000);
    for (const old of ['/alt', '/alt/', '/neu/']) expect((await gateway.get(old)).headers.get('location')).toBe('/neu');
    for (const none of ['//neu/', '/neu//', '/x/neu/', '//'])
      expect([none, await fetchStatus(none)]).toEqual([none, 404]);
  });

  it('has translations below /en, and each language leads to the other', async () => {
    await publishPage('agb', { title: 'AGB' });
    await publishPage('terms', { title: 'Terms', translationOf: 'agb' });
    await until('the translation is there', async () => (await fetchStatus('/en/terms')) === 200, 20_000);
    await until('the German page is there', async () => (await fetchStatus('/agb')) === 200, 20_000);
    for (const [path, language, other] of [
      ['/agb', 'de', '/en/terms'],
      ['/en/terms', 'en', '/agb'],
      ['/', 'de', '/en'],
      ['/en', 'en', '/'],
    ]) {
      const html = await (await gateway.get(path!)).text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(new RegExp(`rel="alternate" hreflang="[a-z-]+" href="${gateway.url}${other}"`));
      expect(parseView(html)).toMatchObject({ path, translation: other });
    }
    const menu = { menu: expect.arrayContaining([{ path: '/en/terms', title: 'Terms' }]) as unknown };
    expect(parseView(await (await gateway.get('/en')).text())).toMatchObject({ site: menu });
    expect((await (await gateway.get('/')).text()).includes('/en/terms')).toBe(false);
    for (const [old, now] of [
      ['/terms', '/en/terms'],
      ['/en/agb', '/agb'],
      ['/en/', '/en'],
      ['/en/terms/', '/en/terms'],
    ])
      expect([old, (await gateway.get(old!)).headers.get('location')]).toEqual([old, now]);
    const missing = await gateway.get('/en/nothing');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<html lang="en">')]);
    expect(await (await gateway.get('/sitemap.xml')).text()).toContain(`<loc>${gateway.url}/en/terms</loc>`);
  });

  it('keeps out of search engines and of the map what staff keeps out', async () => {
    await publishPage('impressum', { noindex: true });
    await until('the page is there', async () => (await fetchStatus('/impressum')) === 200, 20_000);
    expect((await gateway.get('/impressum')).headers.get('x-robots-tag')).toBe('noindex');
    await publishPage('offen');
    await until('the page is there', async () => (await fetchStatus('/offen')) === 200, 20_000);
    const map = await gateway.get('/sitemap.xml');
    const text = await map.text();
    expect(text).toContain(`${gateway.url}/offen`);
    expect(text).not.toContain('impressum');
    const again = await gateway.get('/sitemap.xml', { 'if-none-match': map.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('says of the home page what staff has written', async () => {
    const meta = {
      ...defaultHomepageMeta,
      pageTitle: 'Prüfhaus',
      ogTitle: 'Zum Teilen',
      robotsContent: 'noindex, follow' as const,
    };
    await publish(contentKey.homepage, { kind: 'homepage', homepage: { sections: [], meta } });
    await until(
      'the title',
      async () => (await (await gateway.get('/')).text()).includes('<title>Prüfhaus</title>'),
      20_000,
    );
    const html = await (await gateway.get('/')).text();
    expect(html).toContain('<meta name="robots" content="noindex, follow" />');
    expect(html).toContain('<meta name="twitter:title" content="Zum Teilen" />');
    expect(await (await gateway.get('/api/homepage/meta')).json()).toEqual(meta);
  });

  it('E7: gives others the address that the operator has named, and the requested one only where it is a host', async () => {
    const named = await startGateway([replica], {
      ...kafka,
      SITE_URL: 'https://iban.example',
      SECURITY_CONTACT: 'mailto:sicherheit@bank.example',
    });
    const ask = async (url: string, path: string, host: string) =>
      (await sendRaw(url + path, { headers: { host } })).body.toString();
    await until('the page is there', async () => (await fetch(`${named.url}/offen`)).status === 200, 30_000);
    const page = await ask(named.url, '/offen', 'fremd.example');
    expect(page).not.toContain('fremd.example');
    expect(page).toContain('<link rel="canonical" href="https://iban.example/offen" />');
    expect(page).toContain('<meta property="og:url" content="https://iban.example/offen" />');
    expect(page).toContain('<meta property="og:image" content="https://iban.example/share-card.png" />');
    expect(await ask(named.url, '/sitemap.xml', 'fremd.example')).toContain('<loc>https://iban.example/offen</loc>');
    expect(await ask(named.url, '/robots.txt', 'fremd.example')).toContain('Sitemap: https://iban.example/sitemap.xml');
    const contact = await ask(named.url, '/.well-known/security.txt', 'fremd.example');
    expect(contact).toMatch(/^Contact: mailto:sicherheit@bank\.example\nExpires: 20.*\n/);
    expect(contact).toContain('Canonical: https://iban.example/.well-known/security.txt');
    await named.stop();
  });

  it('E7: without SITE_URL repeats no foreign Host, in documents, data, map and robots.txt', async () => {
    await publishPage('offen');
    await until('the page is there', async () => (await fetchStatus('/offen')) === 200, 20_000);
    const ask = async (path: string, host: string) =>
      (await sendRaw(gateway.url + path, { headers: { host } })).body.toString();
    for (const path of ['/', '/offen', '/gibt-es-nicht', '/sitemap.xml', '/robots.txt', '/api/openapi.json'])
      for (const host of ['fremd.example', 'fremd.example:81', '10.1.2.3', 'localhost.fremd.example', 'x"><script>y'])
        expect([path, host, (await ask(path, host)).includes(host)]).toEqual([path, host, false]);
    expect(await ask('/offen', 'fremd.example')).toContain('<link rel="canonical" href="/offen" />');
    expect((await sendRaw(`${gateway.url}/sitemap.xml`, { headers: { host: 'fremd.example' } })).status).toBe(404);
    expect(await ask('/robots.txt', 'fremd.example')).not.toContain('Sitemap');
    expect(await ask('/offen', 'localhost:81')).toContain('<link rel="canonical" href="http://localhost:81/offen" />');
  });

  it('E8: wears the colour that staff has chosen, in a style with the nonce of its answer, and the console does not', async () => {
    const appearance = (brandColour: string | null) =>
      publish(contentKey.appearance, { kind: 'appearance', appearance: { brandColour, version } });
    const wears = async (path: string) =>
      (await (await gateway.get(path)).text()).includes('--ip-palette-primary-main:#0B6B45');
    await appearance('#0B6B45');
    for (const path of ['/', '/offen', '/gibt/es/nicht', '/fehler/rate_limited'])
      await until(`${path} wears it`, () => wears(path), 20_000);
    const response = await gateway.get('/');
    const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(await response.text()).toContain(`<style nonce="${nonce}">:root:root{--ip-palette-primary-main:#0B6B45`);
    expect(await wears('/admin')).toBe(false);
    await appearance(null);
    await until('it is taken off', async () => !(await wears('/')), 20_000);
  });

  it('ignores content without a proof of cms-service', async () => {
    const key = contentKey.page('falsch');
    const value = JSON.stringify({ version: 9, kind: 'page', page: { ...page, slug: 'falsch' } });
    const forged = { ...stateMessage(ContentChangedV1, key, {}), key, value };
    await untilPublished(() => owner.publish(ContentChangedV1, [forged]));
    await publishPage('danach');
    await until('the page behind it is there', async () => (await fetchStatus('/danach')) === 200, 20_000);
    expect(await fetchStatus('/falsch')).toBe(404);
  });

  it('is all there again after a start, with cms-service still away', async () => {
    const other = await startGateway([replica], kafka);
    // While it reads it may say that it does not know yet, never that there is nothing.
    expect([200, 503]).toContain((await fetch(`${other.url}/neu`)).status);
    await until('the page is there', async () => (await fetch(`${other.url}/neu`)).status === 200, 30_000);
    const old = () => fetch(`${other.url}/alt`, { redirect: 'manual' });
    await until('the old address leads on', async () => (await old()).status === 301, 30_000);
    await other.stop();
  });

  it('answers 503 instead of 404 for pages until Kafka was available once', async () => {
    const other = await startGateway([replica], { ...kafka, KAFKA_BROKERS: '127.0.0.1:1' });
    for (const path of ['/neu', '/api/content/pages/neu']) {
      const { status, headers } = await fetch(other.url + path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1']);
    }
    for (const [path, status] of [
      ['/', 200],
      ['/a/b/c', 404],
    ] as const)
      expect((await fetch(other.url + path)).status).toBe(status);
    await other.stop();
  });
});

const page: PublishedPage = {
  id: 'x',
  slug: 'x',
  title: 'Titel',
  metaDescription: 'Worum es geht',
  html: '<p>Text</p>',
  noindex: false,
  showInMenu: true,
  menuOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
