import { parentPort } from 'node:worker_threads';
import type { DrawReply, DrawRequest } from '@pruefer/contracts';
import { drawSite } from './draw-site.js';

/** Draws pages in a worker thread, because drawing one takes as long as hundreds of checks in the main thread. */
parentPort?.on('message', ({ id, view }: DrawRequest) => {
  const reply = (about: DrawReply) => parentPort?.postMessage(about);
  drawSite(view).then(
    (drawn) => reply({ id, drawn }),
    (error: unknown) => reply({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
