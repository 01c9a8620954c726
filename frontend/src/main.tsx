import '@fontsource-variable/geist-mono/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import 'virtual:theme.css';
import './app/first-paint.css';
import { CacheProvider } from '@emotion/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { GuardedRouter } from './app/GuardedRouter.js';
import { SiteRoutes } from './app/SiteRoutes.js';
import { styleCache } from './app/theme/style-cache.js';
import { readEmbeddedView, SiteViewContext } from './api/content/site-view.js';
import { readServerParts, ServerPartsContext } from './ui/frame/ServerPart.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const site = (
  <CacheProvider value={styleCache(pageNonce())}>
    <ServerPartsContext value={readServerParts(document)}>
      <SiteViewContext value={readEmbeddedView()}>
        <App>
          <GuardedRouter>
            <SiteRoutes />
          </GuardedRouter>
        </App>
      </SiteViewContext>
    </ServerPartsContext>
  </CacheProvider>
);

if ('rendered' in root.dataset) hydrateRoot(root, site);
else {
  dropBuiltTitle();
  createRoot(root).render(site);
}

/** Removes the built document's title when a screen has rendered its own, because React adds a second title element. */
function dropBuiltTitle() {
  const title = document.querySelector('title');
  new MutationObserver((_, observer) => {
    if (document.head.querySelectorAll('title').length < 2) return;
    title?.remove();
    observer.disconnect();
  }).observe(document.head, { childList: true });
}

/** The nonce of this page's answer: styles that are made in the browser carry it. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}
