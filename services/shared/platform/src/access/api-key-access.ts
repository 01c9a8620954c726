import { isIP } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type ChargeRefusal, Problem } from '@pruefer/contracts';
import type { FastifyRequest } from 'fastify';

/** SHA-256 of the caller's API key in hex. The gateway sends it; the key itself never reaches a service. */
export const KEY_HASH_HEADER = 'x-internal-key-hash';

const wellFormedHash = /^[0-9a-f]{64}$/;

/** Checks API keys. Every service with endpoints for key holders provides one; without it these endpoints are closed. */
export abstract class ApiKeyCheck {
  /**
   * Returns why a key is refused now, or null for a valid key. Charges nothing.
   * @param keyHash SHA-256 of the key in hex
   * @param address of the caller
   * @throws Error when the key cannot be checked; the caller then gets `unavailable`
   */
  abstract findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null>;
}

/** Admits holders of valid API keys. The key header is trusted only after the internal secret was checked. */
@Injectable()
export class ApiKeyAccess {
  private readonly logger = new Logger(ApiKeyAccess.name);

  constructor(private readonly moduleRef: ModuleRef) {}

  /** @throws Problem with the refusal; `unavailable` when no check is possible; `forbidden` without an `ApiKeyCheck` */
  async admit({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
    const keyHash = headers[KEY_HASH_HEADER];
    const address = headers['x-forwarded-for'];
    if (typeof keyHash !== 'string' || !wellFormedHash.test(keyHash)) throw new Problem('key_missing');
    if (typeof address !== 'string' || isIP(address) === 0) throw new Problem('unauthorized');
    const refusal = await this.findRefusal(keyHash, address);
    if (refusal) throw new Problem(refusal);
  }

  private async findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    const check = this.check();
    try {
      return await check.findRefusal(keyHash, address);
    } catch (error) {
      this.logger.warn(`a key cannot be checked: ${(error as Error).message}`);
      throw new Problem('unavailable', { retryAfterSeconds: 1 });
    }
  }

  private check(): ApiKeyCheck {
    try {
      return this.moduleRef.get(ApiKeyCheck, { strict: false });
    } catch {
      throw new Problem('forbidden');
    }
  }
}
