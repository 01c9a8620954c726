import { ServerPart } from '~/ui/frame/ServerPart.js';
import { latePart } from '~/ui/lazy/late-part.js';

const NotFoundPage = latePart(() => import('./NotFoundPage.js'), 'NotFoundPage');

/** The not-found screen. A document for a missing page contains it; otherwise its script is loaded. */
export function MissingPage() {
  return (
    <ServerPart part="missing">
      <NotFoundPage />
    </ServerPart>
  );
}
