import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DrawnSite, DrawnView, DrawReply, DrawRequest } from '@pruefer/contracts';
import { GatewayConfig } from '../config.js';

/** Next to the browser's files, but never served. */
const WORKER_FILE = join('server', 'draw-worker.mjs');
/** A page takes some 20 ms; the first also waits for its thread. After the limit the gateway sends the document that the browser renders. */
const DRAW_LIMIT_MS = 3_000;
/** Longest wait for the thread. */
const WAIT_LIMIT_MS = 1_500;
const MAX_WAITING = 100;
const MEMORY_MB = 192;

interface Drawing {
  readonly id: number;
  readonly view: DrawnView;
  readonly done: (drawn: DrawnSite | undefined) => void;
  readonly late: NodeJS.Timeout;
}

/** Renders public pages one at a time in a separate thread, with the frontend's components (docs/adr/0038). */
@Injectable()
export class SiteDrawer implements OnApplicationShutdown {
  private readonly logger = new Logger(SiteDrawer.name);
  private readonly file: string;
  private readonly isBuilt: boolean;
  private readonly waiting = new Set<Drawing>();
  private current: Drawing | undefined;
  private worker: Worker | undefined;
  private asked = 0;

  constructor({ FRONTEND_DIR }: GatewayConfig) {
    this.file = join(FRONTEND_DIR, WORKER_FILE);
    this.isBuilt = existsSync(this.file);
  }

  /** @returns undefined when it was not rendered in time; the browser then renders the page */
  draw(view: DrawnView): Promise<DrawnSite | undefined> {
    if (this.waiting.size >= MAX_WAITING || !this.isBuilt) return Promise.resolve(undefined);
    return new Promise((done) => {
      const late = setTimeout(() => this.leave(drawing), WAIT_LIMIT_MS).unref();
      const drawing: Drawing = { id: ++this.asked, view, done, late };
      this.waiting.add(drawing);
      this.next();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    for (const drawing of this.waiting) this.leave(drawing);
    this.settle(undefined);
    await worker?.terminate();
  }

  /** Skips a rendering that has no waiting caller any more. */
  private leave(drawing: Drawing): void {
    this.waiting.delete(drawing);
    clearTimeout(drawing.late);
    drawing.done(undefined);
  }

  private next(): void {
    const [drawing] = this.waiting;
    if (this.current || !drawing) return;
    this.waiting.delete(drawing);
    clearTimeout(drawing.late);
    const late = setTimeout(() => this.giveUp(`no page was drawn in ${DRAW_LIMIT_MS} ms`), DRAW_LIMIT_MS).unref();
    this.current = { ...drawing, late };
    this.running().postMessage({ id: drawing.id, view: drawing.view } satisfies DrawRequest);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.unref();
    worker.on('message', (reply: DrawReply) => this.take(reply));
    worker.on('error', (error) => this.worker === worker && this.giveUp(error.message));
    this.worker = worker;
    return worker;
  }

  private take(reply: DrawReply): void {
    if (reply.id !== this.current?.id) return;
    if ('failure' in reply) this.logger.error(`a page could not be drawn: ${reply.failure}`);
    this.settle('drawn' in reply ? reply.drawn : undefined);
  }

  /** Ends a thread that hangs or failed; the next page starts a new one. */
  private giveUp(reason: string): void {
    this.logger.error(`the drawing of pages is started anew: ${reason}`);
    void this.worker?.terminate();
    this.worker = undefined;
    this.settle(undefined);
  }

  private settle(drawn: DrawnSite | undefined): void {
    const { current } = this;
    this.current = undefined;
    clearTimeout(current?.late);
    current?.done(drawn);
    this.next();
  }
}
