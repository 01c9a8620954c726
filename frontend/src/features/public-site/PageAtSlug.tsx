import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '~/api/content/site-view.js';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

const ContentPage = lazyPart(() => import('./ContentPage.js'), 'ContentPage');

/** The content page at an address. */
export function PageAtSlug() {
  const { pathname } = useLocation();
  const { path, title } = use(SiteViewContext);
  return (
    <>
      {path === pathname && <title>{title}</title>}
      <ServerPart part="page">
        <Suspense fallback={null}>
          <ContentPage key={pathname} />
        </Suspense>
      </ServerPart>
    </>
  );
}
