import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { onClose, type Principal } from '@pruefer/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Maximum number of uploads at once; each occupies a connection to its service. */
export const UPLOADS_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 10;

/** Limits uploads of any length: a few at once, and one for each session (docs/SECURITY.md D9). */
@Injectable()
export class UploadSlots {
  /** Sessions whose upload is under way. */
  private readonly sessions = new Set<string>();

  /**
   * Occupies a slot until the answer was sent. Call it before the body is read.
   * @throws Problem `too_many_open_requests`
   */
  enter({ principal }: FastifyRequest & { principal?: Principal }, { raw }: FastifyReply): void {
    const session = principal?.sessionId ?? '';
    if (this.sessions.has(session) || this.sessions.size >= UPLOADS_AT_ONCE)
      throw new Problem('too_many_open_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.sessions.add(session);
    onClose(raw, () => this.sessions.delete(session));
  }
}
