import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { ServiceConfig } from '../config/service-config.js';
import { LiveSessions } from './live-sessions.js';
import { ApiKeyAccess } from './api-key-access.js';
import { mayUse, type Principal } from './principal.js';
import { TokenStrategy } from './token.strategy.js';

/** Sent as `user` with calls that screens repeat by themselves, when a person was active meanwhile: only then they keep a session alive. */
const ACTIVITY_HEADER = 'x-activity';

/** Decides by the `access` of a route who may call it. A route that says nothing is refused. */
@Injectable()
export class AccessGuard {
  private readonly internalSecret: Buffer;

  constructor(
    config: ServiceConfig,
    private readonly tokens: TokenStrategy,
    private readonly sessions: LiveSessions,
    private readonly apiKeys: ApiKeyAccess,
  ) {
    this.internalSecret = digestOf(config.INTERNAL_SECRET);
  }

  /**
   * Lets a request pass, with its `principal` set where the access wants one.
   * @throws Problem `unauthorized`, `forbidden`, or why an API key opens nothing; `unavailable` when it cannot be checked
   */
  async admit(
    request: FastifyRequest & { principal?: Principal },
    { access, polled = false }: Pick<FastifyContextConfig, 'access' | 'polled'>,
  ): Promise<void> {
    switch (access) {
      case 'public':
        return;
      case 'internal':
        return this.admitService(request);
      case 'apiKey':
        // Only the gateway sees keys; it says whose it is under the internal secret.
        this.admitService(request);
        return this.apiKeys.admit(request);
      case 'session':
      case 'manager':
      case 'admin': {
        const principal = await this.tokens.principalOf(request);
        const isActivity = !polled || request.headers[ACTIVITY_HEADER] === 'user';
        if (!principal || !(await this.sessions.has(principal.sessionId, isActivity)))
          throw new Problem('unauthorized');
        if (!mayUse(principal, access)) throw new Problem('forbidden');
        request.principal = principal;
        return;
      }
      default:
        throw new Problem('forbidden');
    }
  }

  private admitService(request: FastifyRequest): void {
    const sent = request.headers['x-internal-secret'];
    const knows = typeof sent === 'string' && timingSafeEqual(digestOf(sent), this.internalSecret);
    if (!knows) throw new Problem('unauthorized');
  }
}

/** Digests have one length, so that comparing them tells nothing about the secret's. */
function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
