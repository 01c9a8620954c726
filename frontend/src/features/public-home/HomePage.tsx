import Box from '@mui/material/Box';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '~/api/content/site-view.js';
import { SiteContext } from '~/api/content/use-site.js';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { Guilloche } from '~/ui/art/Guilloche.js';
import { PublicWidth } from '~/ui/frame/PublicWidth.js';
import { useHydrated } from '~/ui/hooks/use-hydrated.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { leaveOut } from '~/ui/lazy/lazy-part.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { IbanCheckCard } from './check/IbanCheckCard.js';
import { BULK_HASH } from './bulk-hash.js';

const Hero = latePart(() => import('./Hero.js'), 'Hero', leaveOut);
const HomeSections = latePart(() => import('./HomeSections.js'), 'HomeSections', leaveOut);
const BulkTool = latePart(() => import('./bulk/BulkTool.js'), 'BulkTool');
const PreviewedPage = latePart(() => import('./PreviewedPage.js'), 'PreviewedPage');

/** The check under its headline, and the sections below it; or a page's preview when the fragment of the URL names one. */
export function HomePage() {
  const view = use(SiteViewContext);
  const { siteName } = use(SiteContext);
  const isHydrated = useHydrated();
  const preview = useNamedPage();
  // The tool for lists stays open when another anchor of the page is followed.
  const isListOpen = useWasTrue(useLocation().hash === BULK_HASH && isHydrated);
  // The server never sees the part after #: it has drawn the home page.
  if (isHydrated && preview) {
    return <PreviewedPage token={preview} />;
  }
  return (
    <>
      <title>{(view.screen === 'home' && view.title) || siteName}</title>
      <Box sx={{ position: 'relative', overflow: 'hidden', pb: { xs: 12, md: 20 } }}>
        <Guilloche />
        <PublicWidth sx={{ position: 'relative', pt: { xs: 2, md: 22 } }}>
          <ServerPart part="hero">
            <Hero />
          </ServerPart>
          <Box sx={{ mt: { xs: 6, md: 12 } }}>
            <IbanCheckCard />
          </Box>
        </PublicWidth>
      </Box>
      <ServerPart part="sections">
        <HomeSections />
      </ServerPart>
      {isListOpen && <BulkTool />}
    </>
  );
}

/** Slug and preview token of a page, from the fragment of the URL. */
const pageHash = /^#([a-z0-9]+(?:-[a-z0-9]+)*)(?:\?preview=([\w.~-]+))?$/;

/**
 * Redirects an address like `/#impressum` to `/impressum`, unless the open page has an element with that id.
 * @returns the token of a preview; undefined where the URL names none
 */
function useNamedPage(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [, slug, token] = pageHash.exec(hash) ?? [];
  useEffect(() => {
    if (slug && !token && !document.getElementById(slug)) window.location.replace(`/${slug}`);
  }, [slug, token]);
  // The server that drew the document did not know the part after #: hydration starts with the home page.
  return isHydrated ? token : undefined;
}
