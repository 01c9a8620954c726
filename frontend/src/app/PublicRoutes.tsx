import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { HomePage } from '../features/home/HomePage.js';
import { MissingPage } from '../features/site/MissingPage.js';
import { PageAtSlug } from '../features/site/PageAtSlug.js';
import { SiteLayout } from '../features/site/SiteLayout.js';
import { useIsMissing } from '../features/site/use-is-missing.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { CrashScreen } from './CrashScreen.js';

const ProblemPage = lazy(() =>
  import('../features/site/ProblemPage.js').then((loaded) => ({ default: loaded.ProblemPage })),
);

const publicScreens = (
  <>
    <Route index element={guarded(<HomePage />)} />
    <Route path="pruefen" element={guarded(<HomePage />)} />
    <Route path="fehler/:code" element={guarded(<Suspense fallback={null}>{<ProblemPage />}</Suspense>)} />
    <Route path=":slug" element={guarded(<PageAtSlug />)} />
  </>
);

/** What everybody may see. A screen that fails leaves header and footer standing. */
export function PublicRoutes() {
  const screens = useIsMissing() ? null : publicScreens;
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {screens}
        <Route path="*" element={guarded(<MissingPage />)} />
      </Route>
    </Routes>
  );
}

function guarded(screen: ReactNode) {
  return <Guarded>{screen}</Guarded>;
}

/** Without the key React takes the screen of the next address for the one that has failed. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<CrashScreen />}>
      {children}
    </ErrorBoundary>
  );
}
