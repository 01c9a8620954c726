import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { ServiceConfig } from '../config/service-config.js';
import { LiveSessions } from './live-sessions.js';
import { ApiKeyAccess } from './api-key-access.js';
import { mayUse, type Principal } from './principal.js';
import { TokenStrategy } from './token.strategy.js';

/** Screens send `user` with repeated calls after recent user input; only these calls extend the session. */
const ACTIVITY_HEADER = 'x-activity';

@Injectable()
export class AccessGuard {
  private readonly internalSecret: Buffer;

  constructor(
    config: ServiceConfig,
    private readonly tokens: TokenStrategy,
    private readonly sessions: LiveSessions,
    private readonly apiKeys: ApiKeyAccess,
  ) {
    this.internalSecret = hashSecret(config.INTERNAL_SECRET);
  }

  /**
   * Admits a request and sets its `principal` where the access requires one.
   * @throws Problem `unauthorized`, `forbidden`, a refusal of the API key, or `unavailable` when the check fails
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
        // Only the gateway receives keys; it forwards their hash together with the internal secret.
        this.admitService(request);
        return this.apiKeys.admit(request);
      case 'session':
      case 'manager':
      case 'admin': {
        const principal = await this.tokens.readPrincipal(request);
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
    const secretHeader = request.headers['x-internal-secret'];
    const knows = typeof secretHeader === 'string' && timingSafeEqual(hashSecret(secretHeader), this.internalSecret);
    if (!knows) throw new Problem('unauthorized');
  }
}

/** Digests have equal length, so timingSafeEqual does not reveal the length of the secret. */
function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
