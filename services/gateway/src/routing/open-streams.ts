import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { onClose } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';

/** Ends open event streams at the shutdown, which would otherwise wait for them without limit. */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly replies = new Set<FastifyReply['raw']>();
  private isClosing = false;

  /** Tracks an answer until it ends. */
  add({ raw }: FastifyReply): void {
    if (this.isClosing) return void raw.destroy();
    this.replies.add(raw);
    onClose(raw, () => this.replies.delete(raw));
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    for (const reply of this.replies) reply.destroy();
  }
}
