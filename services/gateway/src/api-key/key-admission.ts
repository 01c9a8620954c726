import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { KeyHashes } from './key-hashes.js';
import { detectMisplacement, isKeyInBody } from './misplaced-key.js';
import { presentedKey } from './presented-key.js';
import { enforceLimit } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { KeyRates } from './key-rates.js';
import { isKeyRefusal, RefusedKeys } from './refused-keys.js';

/** Reads the key of a call that requires one. The owning service judges it and gets only the hash. */
@Injectable()
export class KeyAdmission {
  private readonly keyHashes = new KeyHashes();
  private readonly admitted = new WeakMap<FastifyRequest, string>();

  constructor(
    readonly callers: Callers,
    private readonly failures: PublicLimit,
    private readonly rates: KeyRates,
    private readonly refusedKeys: RefusedKeys,
  ) {}

  /**
   * @throws Problem `key_missing`, `key_misplaced`, `key_scheme_unsupported`, `key_ambiguous`; `key_unknown`, after too many of them
   * `rate_limited`; the reason of a key that exists and was refused often within this second
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = presentedKey(request.headers);
    const misplacement = detectMisplacement(request, key !== undefined);
    if (misplacement) throw new Problem(misplacement);
    if (key === undefined) throw new Problem('key_missing');
    const hash = this.keyHashes.of(key);
    if (hash === undefined) {
      await this.countUnknown(request, reply);
      throw new Problem('key_unknown');
    }
    const refusal = this.refusedKeys.of(hash, this.callers.of(request).address);
    if (refusal) throw new Problem(refusal);
    this.admitted.set(request, hash);
  }

  /** Refuses a body that contains an API key. @throws Problem `key_misplaced` */
  async admitBody(request: FastifyRequest): Promise<void> {
    if (isKeyInBody(request.body)) throw new Problem('key_misplaced');
  }

  /**
   * Admits a charged call like `admit`, and also counts it against the limit of the key.
   * @throws Problem as `admit`; `rate_limited` above that limit
   */
  async admitCheck(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.admit(request, reply);
    const hash = this.getKeyHash(request);
    if (!this.rates.isSeen(hash)) await this.rates.learn(hash);
    const rate = this.rates.of(hash);
    if (rate) await enforceLimit(rate.limit, rate, reply);
  }

  /** SHA-256 in hex of the key that an admitted request carries. */
  getKeyHash(request: FastifyRequest): string {
    return this.admitted.get(request)!;
  }

  /**
   * Takes note of the service's 401 to an admitted call: the reason of a key that exists is remembered, a guess counts against the
   * address (docs/SECURITY.md C5, C12).
   * @param code of the service's problem; undefined when it has none
   * @throws Problem `rate_limited` after too many guesses
   */
  async noteRefusal(request: FastifyRequest, reply: FastifyReply, code: string | undefined): Promise<void> {
    if (code === undefined || !isKeyRefusal(code)) return this.countUnknown(request, reply);
    this.refusedKeys.note(this.getKeyHash(request), this.callers.of(request).address, code);
  }

  /** @throws Problem `rate_limited` */
  private async countUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await enforceLimit(this.failures, this.callers.of(request), reply);
  }
}
