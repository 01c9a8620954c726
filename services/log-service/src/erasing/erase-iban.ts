import { Injectable, Logger } from '@nestjs/common';
import { type EraseIbanBody, type Erasure, type ErasurePreview, Problem } from '@pruefer/contracts';
import { hashPersonalData, type SignedInActor } from '@pruefer/platform';
import { LogConfig } from '../config.js';
import { cleanedIban } from '../requests/filter/cleaned-iban.js';
import { EraseCopies } from './erase-copies.js';
import { EraseRows } from './erase-rows.js';
import { ErasureRepository, type HashToErase } from './erasure.repository.js';

/** Length of a part that identifies an IBAN; bank codes and account numbers are longer. */
const TELLING_LENGTH = 6;

/** Below the gateway's 30 s, with time for the last page; the rest is finished in the background. */
const ANSWER_TIMEOUT_MS = 20_000;

/** Erases an IBAN from all stored data of the log. Its rows remain, for statistics and invoices (docs/adr/0052). */
@Injectable()
export class EraseIban {
  private readonly logger = new Logger(EraseIban.name);

  constructor(
    private readonly config: LogConfig,
    private readonly erasures: ErasureRepository,
    private readonly rows: EraseRows,
    private readonly copies: EraseCopies,
  ) {}

  /** @throws Problem `invalid_request` for an input that cannot have been validated; `log_search_too_slow` */
  preview(input: string): Promise<ErasurePreview> {
    return this.erasures.preview(this.hashIban(cleanedIban(input)));
  }

  /**
   * Answers when everything is erased, or after 20 s with the progress; days with an index in creation are postponed.
   * @throws Problem `invalid_request`, `erasure_reason_names_iban`
   */
  async run({ iban: input, reason }: EraseIbanBody, actor: SignedInActor): Promise<Erasure> {
    const iban = cleanedIban(input);
    const text = reason?.trim() ?? '';
    if (mentionsIban(text, iban)) throw new Problem('erasure_reason_names_iban');
    const endsAtMs = performance.now() + ANSWER_TIMEOUT_MS;
    const hash = this.hashIban(iban);
    const id = await this.erasures.begin(hash, text === '' ? null : text, actor);
    // Data that can only be found with the IBAN itself.
    await this.copies.eraseAnswers(iban);
    await this.rows.deleteDeadLetters(iban);
    await this.finish({ id, hash }, () => performance.now() < endsAtMs);
    return this.erasures.read(id);
  }

  /** Continues an erasure from its stored progress. */
  async finish(erasure: HashToErase, mayGoOn: () => boolean): Promise<void> {
    await this.copies.eraseChecks(erasure.hash);
    await this.rows.deleteDeadLetters(erasure.hash);
    if (!(await this.rows.run(erasure, mayGoOn))) return;
    await this.erasures.complete(erasure.id);
    this.logger.log(`erasure ${erasure.id} is complete`);
  }

  private hashIban(iban: string): string {
    return hashPersonalData(this.config.LOG_HASH_SECRET, iban);
  }
}

/** Whether a text contains an IBAN or an identifying part of it, in any spelling. @param iban cleaned */
export function mentionsIban(text: string, iban: string): boolean {
  const normalizedText = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const length = Math.min(TELLING_LENGTH, iban.length);
  for (let start = 0; start + length <= iban.length; start += 1) {
    if (normalizedText.includes(iban.slice(start, start + length))) return true;
  }
  return false;
}
