import { Injectable } from '@nestjs/common';
import { Problem, type ProblemCode } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../caller/callers.js';
import { KeyHashes } from './key-hashes.js';
import { isKeyInBody, isKeyMisplaced } from './misplaced-key.js';
import { presentedKey } from './presented-key.js';
import { requireWithin } from '../limits/count-request.js';
import { PublicLimit } from '../limits/public-limit.js';
import { KeyRates } from './key-rates.js';

/** Reads the key of a call that wants one. Whether it is good, the owning service finds out: only the hash goes there. */
@Injectable()
export class KeyAdmission {
  private readonly keyHashes = new KeyHashes();
  private readonly admitted = new WeakMap<FastifyRequest, string>();

  constructor(
    readonly callers: Callers,
    private readonly failures: PublicLimit,
    private readonly rates: KeyRates,
  ) {}

  /** @throws Problem `key_missing`, `key_unknown`, `key_misplaced`, `key_ambiguous`; `rate_limited` after too many such attempts */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = presentedKey(request.headers);
    if (isKeyMisplaced(request, key !== undefined)) return this.refuse(request, reply, 'key_misplaced');
    const hash = key === undefined ? undefined : this.keyHashes.of(key);
    if (hash === undefined) return this.refuse(request, reply, key === undefined ? 'key_missing' : 'key_unknown');
    this.admitted.set(request, hash);
  }

  /** @throws Problem `key_misplaced` for a body with a key in it; `rate_limited` after too many such attempts */
  async admitBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isKeyInBody(request.body)) await this.refuse(request, reply, 'key_misplaced');
  }

  /**
   * The same for a call that is charged: a limit that the key has of its own counts it.
   * @throws Problem as `admit`; `rate_limited` when it is one too many
   */
  async admitCheck(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.admit(request, reply);
    const rate = this.rates.of(this.hashOf(request));
    if (rate) await requireWithin(rate.limit, rate, reply);
  }

  private async refuse(request: FastifyRequest, reply: FastifyReply, code: ProblemCode): Promise<never> {
    await this.countFailure(request, reply);
    throw new Problem(code);
  }

  /** SHA-256 in hex of the key that an admitted request carries. */
  hashOf(request: FastifyRequest): string {
    return this.admitted.get(request)!;
  }

  /**
   * Counts a call whose key opens nothing, like a check without a key (docs/SECURITY.md C5).
   * @throws Problem `rate_limited`
   */
  async countFailure(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireWithin(this.failures, this.callers.of(request), reply);
  }
}
