import { Suspense } from 'react';
import { Drawn } from '../../ui/hooks/Drawn.js';
import { lazyPart } from '../../ui/lazy/lazy-part.js';

const NotFoundPage = lazyPart(() => import('./NotFoundPage.js').then((loaded) => loaded.NotFoundPage));

/** The not-found screen: drawn with its document, loaded only where an address turns out to be none. */
export function MissingPage() {
  return (
    <Drawn part="missing">
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    </Drawn>
  );
}
