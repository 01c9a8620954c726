import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Language, languageOfPath, type RenderedSite, type RenderView } from '@pruefer/contracts';
import { GatewayConfig } from '../config.js';
import { RenderThread } from './render-thread.js';

/** Next to the browser's files, but never served. */
const WORKER_FILE = join('server', 'render-worker.mjs');

/** Renders public pages with the frontend's components (docs/adr/0038), in a thread for each language, because a script has the texts of one. */
@Injectable()
export class SiteRenderer implements OnApplicationShutdown {
  private readonly threads: Readonly<Record<Language, RenderThread>>;

  constructor({ FRONTEND_DIR }: GatewayConfig) {
    const file = join(FRONTEND_DIR, WORKER_FILE);
    this.threads = { de: new RenderThread(file, 'de'), en: new RenderThread(file, 'en') };
  }

  /** @returns undefined when it was not rendered in time; the browser then renders the page */
  render(view: RenderView): Promise<RenderedSite | undefined> {
    return this.threads[languageOfPath(view.path)].render(view);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.threads).map((thread) => thread.stop()));
  }
}
