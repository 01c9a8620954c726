import { use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '~/api/content/site-view.js';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { latePart } from '~/ui/lazy/late-part.js';

const ContentPage = latePart(() => import('./ContentPage.js'), 'ContentPage');

/** The content page at an address. */
export function PageAtSlug() {
  const { pathname } = useLocation();
  const { path, title } = use(SiteViewContext);
  return (
    <>
      {path === pathname && <title>{title}</title>}
      <ServerPart part="page">
        <ContentPage key={pathname} />
      </ServerPart>
    </>
  );
}
