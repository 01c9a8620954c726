import { lazy, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '../../api/site-view.js';
import { Drawn } from '../../ui/Drawn.js';
import { MissingPage } from './MissingPage.js';

const ContentPage = lazy(() => import('./ContentPage.js').then((loaded) => ({ default: loaded.ContentPage })));

/** What staff has written for an address; the document knows already when it is nothing. */
export function PageAtSlug() {
  const { pathname } = useLocation();
  const { screen, path, title } = use(SiteViewContext);
  if (screen === 'missing' && path === pathname) return <MissingPage />;
  return (
    <>
      {path === pathname && <title>{title}</title>}
      <Drawn part="page">
        <Suspense fallback={null}>
          <ContentPage key={pathname} />
        </Suspense>
      </Drawn>
    </>
  );
}
