import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type KeyLimits, type LimitOfKey, MAX_KEY_LIMITS_AT_ONCE, readKeyLimits } from '@pruefer/contracts';
import { Outage } from '@pruefer/platform';
import { Pool } from 'undici';
import { GatewayConfig } from '../config.js';

/** Leaves a check enough of its 3 s to be sent. */
const ASK_TIMEOUT_MS = 1_000;
const RETRY_DELAY_MS = 1_000;
/** Further keys proceed without a limit, so that guesses cannot fill the memory. */
const MAX_WAITING = 5_000;

interface Question {
  readonly answer: Promise<LimitOfKey | undefined>;
  readonly settle: (limit: LimitOfKey | undefined) => void;
}

/**
 * Asks keys-service about keys that this gateway sees for the first time: one call at a time, for all keys that wait. While keys-service
 * does not answer, no check waits for it.
 */
@Injectable()
export class UnseenKeys implements OnApplicationShutdown {
  private readonly outage = new Outage(new Logger(UnseenKeys.name));
  private readonly pool: Pool;
  private readonly headers: Record<string, string>;
  private waitingQuestions = new Map<string, Question>();
  private inFlight: ReadonlyMap<string, Question> = new Map();
  private isSendScheduled = false;
  private isAnswering = true;

  constructor({ KEYS_URL, INTERNAL_SECRET }: GatewayConfig) {
    this.pool = new Pool(KEYS_URL, { connections: 1, connect: { timeout: ASK_TIMEOUT_MS } });
    this.headers = { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET };
  }

  /**
   * The limit of a key, asked for once for all callers that wait.
   * @param hash SHA-256 of the key in hex
   * @returns undefined for a key that does not exist, while keys-service does not answer, and while MAX_WAITING keys wait
   */
  async ask(hash: string): Promise<LimitOfKey | undefined> {
    const question = this.inFlight.get(hash) ?? this.waitingQuestions.get(hash) ?? this.add(hash);
    return this.isAnswering ? question?.answer : undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  private add(hash: string): Question | undefined {
    if (this.waitingQuestions.size >= MAX_WAITING) return undefined;
    let settle!: Question['settle'];
    const answer = new Promise<LimitOfKey | undefined>((resolve) => (settle = resolve));
    const question = { answer, settle };
    this.waitingQuestions.set(hash, question);
    if (!this.isSendScheduled) this.sendSoon();
    return question;
  }

  private sendSoon(): void {
    this.isSendScheduled = true;
    if (this.isAnswering) setImmediate(() => void this.send());
    else setTimeout(() => void this.send(), RETRY_DELAY_MS).unref();
  }

  private async send(): Promise<void> {
    const questions = [...this.waitingQuestions];
    this.inFlight = new Map(questions.slice(0, MAX_KEY_LIMITS_AT_ONCE));
    this.waitingQuestions = new Map(questions.slice(MAX_KEY_LIMITS_AT_ONCE));
    const limits = await this.read([...this.inFlight.keys()]);
    for (const [hash, { settle }] of this.inFlight) settle(limits.get(hash));
    this.inFlight = new Map();
    if (!this.isAnswering) this.release();
    if (this.waitingQuestions.size > 0) this.sendSoon();
    else this.isSendScheduled = false;
  }

  /** Resolves all waiting questions without an answer. */
  private release(): void {
    for (const { settle } of this.waitingQuestions.values()) settle(undefined);
    this.waitingQuestions.clear();
  }

  private async read(hashes: readonly string[]): Promise<ReadonlyMap<string, LimitOfKey>> {
    try {
      const { method, path } = readKeyLimits;
      const request = { method, path, headers: this.headers, body: JSON.stringify({ hashes }) };
      const { statusCode, body } = await this.pool.request({ ...request, signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
      if (statusCode !== 200) {
        await body.dump();
        throw new Error(`status ${statusCode}`);
      }
      const { keys } = (await body.json()) as KeyLimits;
      const limits = new Map(keys.map((limit) => [limit.hash, limit]));
      this.isAnswering = true;
      this.outage.worked('keys-service tells the limits of new keys again');
      return limits;
    } catch (error) {
      this.isAnswering = false;
      this.outage.failed('keys-service does not tell the limits of new keys, their checks go on', error as Error);
      return new Map();
    }
  }
}
