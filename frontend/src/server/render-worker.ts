import { parentPort } from 'node:worker_threads';
import type { RenderJob, RenderResult } from '@pruefer/contracts';
import { renderSite } from './render-site.js';

/** Renders pages in a worker thread, because rendering one takes as long as hundreds of checks in the main thread. */
parentPort?.on('message', ({ id, view }: RenderJob) => {
  const reply = (about: RenderResult) => parentPort?.postMessage(about);
  renderSite(view).then(
    (rendered) => reply({ id, rendered }),
    (error: unknown) => reply({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
