import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { Principal } from '@pruefer/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Each holds a connection to its service for as long as its body comes. */
export const UPLOADS_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 10;

/** The way of bodies of any length: a few at once, of each session one (docs/SECURITY.md D9). */
@Injectable()
export class UploadLane {
  /** Sessions whose upload is under way. */
  private readonly sessions = new Set<string>();

  /**
   * Takes a place, held until the answer has left. Before anything of the body is read.
   * @throws Problem `too_many_open_requests`
   */
  enter({ principal }: FastifyRequest & { principal?: Principal }, { raw }: FastifyReply): void {
    const session = principal?.sessionId ?? '';
    if (this.sessions.has(session) || this.sessions.size >= UPLOADS_AT_ONCE)
      throw new Problem('too_many_open_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.sessions.add(session);
    raw.once('close', () => this.sessions.delete(session));
  }
}
