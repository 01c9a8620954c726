import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '~/api/content/site-view.js';
import { ConsoleFrame } from '~/ui/frame/ConsoleFrame.js';
import { ErrorBoundary } from '~/ui/placeholders/ErrorBoundary.js';
import { SignInFrame } from '~/app/SignInFrame.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { CrashScreen } from './CrashScreen.js';
import { PublicRoutes } from './PublicRoutes.js';

const ConsoleRoutes = lazyPart(() => import('./ConsoleRoutes.js'), 'ConsoleRoutes');

const consolePath = /^\/(?:admin(?:\/|$)|admininterfacev1\/?$)/;

/** Every address of the product: the public pages, and the console, which is loaded only where it is used. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  const { screen, path } = use(SiteViewContext);
  // The server rendered this screen, so hydration must render the same one.
  const isMissing = screen === 'missing' && path === pathname;
  if (isMissing || !consolePath.test(pathname)) return <PublicRoutes isMissing={isMissing} />;
  return (
    <ErrorBoundary fallback={<CrashScreen />}>
      <Suspense fallback={isSignIn(pathname) ? <SignInFrame /> : <ConsoleFrame />}>
        <ConsoleRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

function isSignIn(pathname: string): boolean {
  return !pathname.startsWith('/admin/') || pathname === '/admin/setup-2fa';
}
