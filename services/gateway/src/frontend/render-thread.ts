import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type { Language, RenderedSite, RenderJob, RenderResult, RenderView } from '@pruefer/contracts';

/** A page takes some 20 ms; the first also waits for its thread. After the limit the gateway sends the document that the browser renders. */
const RENDER_TIMEOUT_MS = 3_000;
/** Longest wait for the thread. */
const WAIT_TIMEOUT_MS = 1_500;
const MAX_WAITING = 100;
const MEMORY_MB = 192;

interface Rendering {
  readonly id: number;
  readonly view: RenderView;
  readonly done: (rendered: RenderedSite | undefined) => void;
  readonly late: NodeJS.Timeout;
}

/** Renders pages of one language, one at a time. The thread starts with its first page. */
export class RenderThread {
  private readonly logger = new Logger(RenderThread.name);
  private readonly isBuilt: boolean;
  private readonly waitingRenderings = new Set<Rendering>();
  private current: Rendering | undefined;
  private worker: Worker | undefined;
  private lastId = 0;

  constructor(
    private readonly file: string,
    private readonly language: Language,
  ) {
    this.isBuilt = existsSync(file);
  }

  /** @returns undefined when it was not rendered in time; the browser then renders the page */
  render(view: RenderView): Promise<RenderedSite | undefined> {
    if (this.waitingRenderings.size >= MAX_WAITING || !this.isBuilt) return Promise.resolve(undefined);
    return new Promise((done) => {
      const late = setTimeout(() => this.leave(rendering), WAIT_TIMEOUT_MS).unref();
      const rendering: Rendering = { id: ++this.lastId, view, done, late };
      this.waitingRenderings.add(rendering);
      this.next();
    });
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    for (const rendering of this.waitingRenderings) this.leave(rendering);
    this.settle(undefined);
    await worker?.terminate();
  }

  /** Skips a rendering that has no waiting caller any more. */
  private leave(rendering: Rendering): void {
    this.waitingRenderings.delete(rendering);
    clearTimeout(rendering.late);
    rendering.done(undefined);
  }

  private next(): void {
    const [rendering] = this.waitingRenderings;
    if (this.current || !rendering) return;
    this.waitingRenderings.delete(rendering);
    clearTimeout(rendering.late);
    const late = setTimeout(
      () => this.giveUp(`no page was rendered in ${RENDER_TIMEOUT_MS} ms`),
      RENDER_TIMEOUT_MS,
    ).unref();
    this.current = { ...rendering, late };
    this.running().postMessage({ id: rendering.id, view: rendering.view } satisfies RenderJob);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, {
      workerData: { language: this.language },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (reply: RenderResult) => this.accept(reply));
    worker.on('error', (error) => this.worker === worker && this.giveUp(error.message));
    this.worker = worker;
    return worker;
  }

  private accept(reply: RenderResult): void {
    if (reply.id !== this.current?.id) return;
    if ('failure' in reply) this.logger.error(`a page could not be rendered: ${reply.failure}`);
    this.settle('rendered' in reply ? reply.rendered : undefined);
  }

  /** Ends a thread that hangs or failed; the next page starts a new one. */
  private giveUp(reason: string): void {
    this.logger.error(`the rendering of pages is started anew: ${reason}`);
    void this.worker?.terminate();
    this.worker = undefined;
    this.settle(undefined);
  }

  private settle(rendered: RenderedSite | undefined): void {
    const { current } = this;
    this.current = undefined;
    clearTimeout(current?.late);
    current?.done(rendered);
    this.next();
  }
}
