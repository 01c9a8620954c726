import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { HomePage } from '~/features/public-home/HomePage.js';
import { MissingPage } from '~/features/public-site/MissingPage.js';
import { PageAtSlug } from '~/features/public-site/PageAtSlug.js';
import { SiteLayout } from '~/features/public-site/SiteLayout.js';
import { ErrorBoundary } from '~/ui/placeholders/ErrorBoundary.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { CrashScreen } from './CrashScreen.js';

const ProblemPage = lazyPart(() => import('~/features/public-site/ProblemPage.js'), 'ProblemPage');

const screens = (
  <>
    <Route index element={<HomePage />} />
    <Route path="pruefen" element={<HomePage />} />
    <Route path="en" element={<HomePage />} />
    <Route path="en/check" element={<HomePage />} />
    <Route
      path="fehler/:code"
      element={
        <Suspense fallback={null}>
          <ProblemPage />
        </Suspense>
      }
    />
    <Route path=":slug" element={<PageAtSlug />} />
    <Route path="en/:slug" element={<PageAtSlug />} />
  </>
);

/**
 * The public screens. A screen that fails keeps header and footer.
 * @param isMissing whether the document says that its address does not exist
 */
export function PublicRoutes({ isMissing }: { isMissing: boolean }) {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route element={<GuardedScreen />}>
          {!isMissing && screens}
          <Route path="*" element={<MissingPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Sets a key, without which React would show the error of the last address at the next one. */
function GuardedScreen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<CrashScreen />}>
      <Outlet />
    </ErrorBoundary>
  );
}
