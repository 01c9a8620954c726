import { Suspense } from 'react';
import { ServerPart } from '../../ui/hooks/ServerPart.js';
import { lazyPart } from '../../ui/lazy/lazy-part.js';

const NotFoundPage = lazyPart(() => import('./NotFoundPage.js').then((loaded) => loaded.NotFoundPage));

/** The not-found screen: drawn with its document, loaded only where an address turns out to be none. */
export function MissingPage() {
  return (
    <ServerPart part="missing">
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    </ServerPart>
  );
}
