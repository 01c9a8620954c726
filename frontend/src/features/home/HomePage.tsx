import Box from '@mui/material/Box';
import { Suspense, use } from 'react';
import { SiteViewContext } from '../../api/content/site-view.js';
import { SiteContext } from '../../api/content/use-site.js';
import { Drawn } from '../../ui/hooks/Drawn.js';
import { Guilloche } from '../../ui/art/Guilloche.js';
import { PublicWidth } from '../../ui/frame/PublicWidth.js';
import { useHydrated } from '../../ui/hooks/use-hydrated.js';
import { IbanCheckCard } from './check/IbanCheckCard.js';
import { useNamedPage } from './use-named-page.js';
import { lazyPart, leaveOut } from '../../ui/lazy/lazy-part.js';

const Hero = lazyPart(() => import('./Hero.js').then((loaded) => loaded.Hero), leaveOut);
const HomeSections = lazyPart(() => import('./HomeSections.js').then((loaded) => loaded.HomeSections), leaveOut);
const PreviewedPage = lazyPart(() => import('./PreviewedPage.js').then((loaded) => loaded.PreviewedPage));

/** Hero with the check, and what staff has put below it; or the page that the address names behind #, as a preview. */
export function HomePage() {
  const view = use(SiteViewContext);
  const { siteName } = use(SiteContext);
  const isHydrated = useHydrated();
  const preview = useNamedPage();
  // The server never sees the part after #: it has drawn the home page.
  if (isHydrated && preview) {
    return (
      <Suspense fallback={null}>
        <PreviewedPage token={preview} />
      </Suspense>
    );
  }
  return (
    <>
      <title>{(view.screen === 'home' && view.title) || siteName}</title>
      <Box sx={{ position: 'relative', overflow: 'hidden', pb: { xs: 12, md: 20 } }}>
        <Guilloche />
        <PublicWidth sx={{ position: 'relative', pt: { xs: 2, md: 22 } }}>
          <Drawn part="hero">
            <Suspense fallback={null}>
              <Hero />
            </Suspense>
          </Drawn>
          <Box sx={{ mt: { xs: 6, md: 12 } }}>
            <IbanCheckCard />
          </Box>
        </PublicWidth>
      </Box>
      <Drawn part="sections">
        <Suspense fallback={null}>
          <HomeSections />
        </Suspense>
      </Drawn>
    </>
  );
}
