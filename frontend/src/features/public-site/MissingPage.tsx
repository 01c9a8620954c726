import { Suspense } from 'react';
import { ServerPart } from '~/ui/frame/ServerPart.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

const NotFoundPage = lazyPart(() => import('./NotFoundPage.js'), 'NotFoundPage');

/** The not-found screen. A document for a missing page contains it; otherwise its script is loaded. */
export function MissingPage() {
  return (
    <ServerPart part="missing">
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    </ServerPart>
  );
}
