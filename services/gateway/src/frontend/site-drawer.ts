import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DrawnSite, DrawnView, DrawReply, DrawRequest } from '@pruefer/contracts';
import { GatewayConfig } from '../config.js';

/** Beside the files that browsers load, and served to none. */
const WORKER_FILE = join('server', 'draw-worker.mjs');
/** A page takes some 20 ms; whoever waits longer gets the document that draws itself in the browser. */
const LIMIT_MS = 3_000;
const MOST_WAITING = 100;
const MEMORY_MB = 192;

interface Waiting {
  readonly done: (drawn: DrawnSite | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** Draws public pages in a thread of its own, by the frontend's own components (docs/adr/0044). */
@Injectable()
export class SiteDrawer implements OnApplicationShutdown {
  private readonly logger = new Logger(SiteDrawer.name);
  private readonly file: string;
  private readonly isBuilt: boolean;
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private drawn = 0;

  constructor({ FRONTEND_DIR }: GatewayConfig) {
    this.file = join(FRONTEND_DIR, WORKER_FILE);
    this.isBuilt = existsSync(this.file);
  }

  /** @returns undefined when it could not be drawn in time: then the page is drawn by its script alone */
  draw(view: DrawnView): Promise<DrawnSite | undefined> {
    if (this.waiting.size >= MOST_WAITING || !this.isBuilt) return Promise.resolve(undefined);
    const id = ++this.drawn;
    return new Promise((done) => {
      const timer = setTimeout(() => this.giveUp(`no page was drawn in ${LIMIT_MS} ms`), LIMIT_MS).unref();
      this.waiting.set(id, { done, timer });
      this.running().postMessage({ id, view } satisfies DrawRequest);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { worker } = this;
    this.settleAll();
    await worker?.terminate();
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
    if ('failure' in reply) this.logger.error(`a page could not be drawn: ${reply.failure}`);
    this.settle(reply.id, 'drawn' in reply ? reply.drawn : undefined);
  }

  /** Whatever hangs or has failed goes with its thread; the next page gets a new one. */
  private giveUp(reason: string): void {
    this.logger.error(`the drawing of pages is started anew: ${reason}`);
    void this.worker?.terminate();
    this.settleAll();
  }

  private settleAll(): void {
    this.worker = undefined;
    for (const id of [...this.waiting.keys()]) this.settle(id, undefined);
  }

  private settle(id: number, drawn: DrawnSite | undefined): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.done(drawn);
  }
}
