import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyAdmission } from '../api-key/key-admission.js';
import { KeyRates } from '../api-key/key-rates.js';
import { RefusedAdmissions } from '../api-key/refused-admissions.js';
import type { Caller } from '../caller/callers.js';
import { limitHeaders, secondsToReset } from '../limits/limit-state.js';
import { BulkCallSlots } from './bulk-call-slots.js';

/** Admits bulk calls: checks the key, the number of open calls of the customer and the limit of the key. */
@Injectable()
export class BulkAdmission {
  constructor(
    private readonly admission: KeyAdmission,
    private readonly rates: KeyRates,
    private readonly callsAtOnce: BulkCallSlots,
    private readonly refusals: RefusedAdmissions,
  ) {}

  /**
   * Admits a call before its body is read.
   * @throws Problem as `KeyAdmission.admit`; `too_many_bulk_calls`
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.refusals.countRefused(request, this.enter(request, reply));
  }

  /** The key and the caller of an admitted request. */
  getAdmittedCall(request: FastifyRequest): { readonly keyHash: string; readonly caller: Caller } {
    return { keyHash: this.admission.getKeyHash(request), caller: this.admission.callers.of(request) };
  }

  /** Waits for the body. @throws Problem that it is refused with */
  async admitBody<T>(request: FastifyRequest, body: Promise<T>): Promise<T> {
    return this.refusals.countRefused(request, body);
  }

  /** Counts the IBANs of a call against the key's own limit. @throws Problem `rate_limited`; then none is counted */
  async admitIbans(request: FastifyRequest, reply: FastifyReply, count: number): Promise<void> {
    await this.refusals.countRefused(request, this.countIbans(this.admission.getKeyHash(request), reply, count));
  }

  private async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.admission.admit(request, reply);
    const keyHash = this.admission.getKeyHash(request);
    if (!this.rates.isSeen(keyHash)) await this.rates.learn(keyHash);
    this.callsAtOnce.enter(this.rates.getCustomer(keyHash), reply);
  }

  private async countIbans(keyHash: string, reply: FastifyReply, count: number): Promise<void> {
    const rate = this.rates.of(keyHash);
    if (!rate || count === 0) return;
    const { limit, bucket } = rate;
    const { state, isRefused } = await limit.countTogether(bucket, count);
    reply.headers(limitHeaders(limit.policy, state));
    if (!isRefused) return;
    const { requests } = limit.policy;
    const tooMany = {
      de: `Der API-Schlüssel erlaubt ${requests} IBANs in der Minute; diese Anfrage enthält ${count}.`,
      en: `The API key allows ${requests} IBANs a minute; this request contains ${count}.`,
    };
    const text = count > requests ? { text: tooMany } : {};
    throw new Problem('rate_limited', { retryAfterSeconds: secondsToReset(state), ...text });
  }
}
