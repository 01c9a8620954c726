import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { serveContent } from '~/testing/fakes/content.js';
import { startFakeServer } from '~/testing/fakes/server.js';
import { type EmbeddedView, readEmbeddedView, SiteViewContext, unknownSite } from './site-view.js';
import { useSite } from './use-site.js';

startFakeServer();
afterEach(() => document.body.replaceChildren());

const site = { ...unknownSite, siteName: 'Prüfstelle Nord' };

it('takes what the document of a public page brings along', () => {
  document.body.innerHTML = '<script id="view" type="application/json"></script>';
  document.getElementById('view')!.textContent = JSON.stringify({ site, screen: 'home', title: 'Start', path: '/' });
  expect(readEmbeddedView()).toEqual({ site, screen: 'home', title: 'Start', path: '/', isEmbedded: true });
});

it('G1: knows its own address where the document names none because of an IBAN in it', () => {
  document.body.innerHTML = '<script id="view" type="application/json"></script>';
  document.getElementById('view')!.textContent = JSON.stringify({ site, screen: 'missing', path: '/[redacted]' });
  history.replaceState(null, '', '/DE89370400440532013000');
  expect(readEmbeddedView()).toMatchObject({ screen: 'missing', path: '/DE89370400440532013000' });
  history.replaceState(null, '', '/');
});

it.each(['', '<script id="view"></script>'])('knows nothing of the site where the document is %j', (html) => {
  document.body.innerHTML = html;
  expect(readEmbeddedView()).toEqual({ site: unknownSite, isEmbedded: false });
});

describe('header, menu and footer', () => {
  const show = (view: EmbeddedView) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SiteViewContext value={view}>{children}</SiteViewContext>
    );
    return renderHook(useSite, { wrapper }).result;
  };

  it('are asked for where the document came from the console', async () => {
    serveContent();
    const shown = show({ site: unknownSite, isEmbedded: false });
    expect(shown.current).toBe(unknownSite);
    await waitFor(() => expect(shown.current.siteName).toBe('Prüfstelle Nord'));
  });

  it('are those of the document where it brings them, without a request', () => {
    expect(show({ site, isEmbedded: true }).current).toBe(site);
  });
});
