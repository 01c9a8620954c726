/** @jest-environment jest-fixed-jsdom */
import { http } from 'msw';
import { serveContent } from '~/testing/fakes/content.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { loadSite } from './load-site.js';

startFakeServer();
beforeEach(() => serveContent());

const load = () => loadSite(new AbortController().signal);

it('makes the frame of a public page of header, footer and pages, without switched-off pages and pages in no menu', async () => {
  const site = await load();
  expect(site).toMatchObject({
    siteName: 'Prüfstelle Nord',
    menu: [{ title: 'Preise' }],
    buttons: [{ text: 'Zugang' }],
  });
});

it.each(['header/config', 'footer/config', 'content/pages'])('loads no frame when %s is missing', async (missing) => {
  fakeServer.use(http.get(`*/api/${missing}`, () => problem(503, 'unavailable', 'Nicht erreichbar.')));
  expect(await load()).toBeUndefined();
});
