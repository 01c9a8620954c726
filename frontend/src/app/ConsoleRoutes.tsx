import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { ConsoleFrame } from '~/ui/frame/ConsoleFrame.js';
import { SignInFrame } from '~/app/SignInFrame.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { ConsoleStore } from './ConsoleStore.js';
import { consoleComponents } from './theme/console-components.js';

/** Loaded without the rest of the console. */
const LoginPage = lazyPart(() => import('~/features/login/LoginPage.js'), 'LoginPage');

/** Loaded separately, because each user sees it once. */
const SetupTwoFactorPage = lazyPart(() => import('~/features/account/SetupTwoFactorPage.js'), 'SetupTwoFactorPage');

const ConsoleSections = lazyPart(() => import('./ConsoleSections.js'), 'ConsoleSections');

/** Sign-in and console, each loaded only when opened. */
export function ConsoleRoutes() {
  return (
    <ConsoleStore>
      <ThemeProvider theme={consoleTheme}>
        <Routes>
          <Route path="/admininterfacev1" element={lazyScreen(<LoginPage />)} />
          <Route path="/admin">
            <Route index element={<Navigate to="/admin/dashboard" replace />} />
            <Route path="setup-2fa" element={lazyScreen(<SetupTwoFactorPage />)} />
            <Route
              path=":section"
              element={
                <Suspense fallback={<ConsoleFrame />}>
                  <ConsoleSections />
                </Suspense>
              }
            />
            <Route path=":section/*" element={<ToSection />} />
          </Route>
        </Routes>
      </ThemeProvider>
    </ConsoleStore>
  );
}

/** Any path below a section redirects to the section. */
function ToSection() {
  const { section = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/admin/${section}`, search }} replace />;
}

function lazyScreen(screen: ReactNode) {
  return <Suspense fallback={<SignInFrame />}>{screen}</Suspense>;
}

/** The product's theme with the looks that only the console needs. */
function consoleTheme(theme: Theme): Theme {
  return { ...theme, components: { ...theme.components, ...(consoleComponents as Theme['components']) } };
}
