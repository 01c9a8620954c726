import { CacheProvider } from '@emotion/react';
import type { RenderedSite, RenderView } from '@pruefer/contracts';
import { createPath, type Navigator, parsePath, Router } from 'react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from '~/app/App.js';
import { SiteRoutes } from '~/app/SiteRoutes.js';
import { styleCache } from '~/app/theme/style-cache.js';
import { SiteViewContext } from '~/api/content/site-view.js';
import { ServerContentContext } from '~/api/content/server-content.js';

/** React puts the title in front of the markup; it is removed, because the document has its own place for a title. */
const hoistedTitle = /^<title>[^<]*<\/title>/;

/** Renders a public page or the sign-in by the components that take it over in the browser. */
export async function renderSite({ sections, page, ...view }: RenderView): Promise<RenderedSite> {
  const cache = styleCache(undefined);
  // Emotion then collects the styles in the cache instead of writing them between the elements.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <ServerContentContext value={{ sections, ...(page && { page }) }}>
        <SiteViewContext value={{ ...view, isEmbedded: true }}>
          <App>
            <Router location={parsePath(view.path)} navigator={nowhere}>
              <SiteRoutes />
            </Router>
          </App>
        </SiteViewContext>
      </ServerContentContext>
    </CacheProvider>,
    // React would insert a later chunk by an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await text(prelude);
  const styles = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string');
  return {
    html: markup.replace(hoistedTitle, ''),
    css: styles.map(([, css]) => css).join(''),
    styleNames: styles.map(([name]) => name).join(' '),
  };
}

/** A navigator without effect, because no link is followed while a page is rendered. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
