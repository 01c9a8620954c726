import type { BankChange, BankChanges, BankChangesQuery, BankMatches, BankSearchQuery } from '../contract.js';
import type { Transport } from '../http/transport.js';
import type { CallOptions } from '../options.js';

/** `bic`, `q` or both; `country` and `limit` (at most 100) narrow the page, `cursor` is the `nextCursor` of the page before. */
export type BankSearch = Partial<BankSearchQuery>;

/** `since` is a day (YYYY-MM-DD); `country` is DE unless given; `limit` is the size of a page, at most 100. */
export type BankChangesSince = Pick<BankChangesQuery, 'since'> & Partial<BankChangesQuery>;

/** Looks up banks, free of charge. */
export class Banks {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Searches banks by BIC, or by the beginnings of words in name, place, postal code and bank code.
   * @returns one page, each bank in front of its branches
   */
  search(query: BankSearch, options: CallOptions = {}): Promise<BankMatches> {
    return this.#transport.json('searchBanks', { query: { ...query } }, options);
  }
}

/** Changes of the bank directory, the oldest first. It asks for the next page when the one before was read. */
export class BankChangeList implements AsyncIterable<BankChange> {
  readonly #transport: Transport;
  readonly #query: BankChangesSince;
  readonly #options: CallOptions;

  /** @internal */
  constructor(transport: Transport, query: BankChangesSince, options: CallOptions) {
    this.#transport = transport;
    this.#query = query;
    this.#options = options;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<BankChange, void, void> {
    for await (const { changes } of this.pages()) yield* changes;
  }

  /** The same changes with `unknown`, which tells an unchanged directory from one whose changes are not known. */
  async *pages(): AsyncGenerator<BankChanges, void, void> {
    let cursor = this.#query.cursor;
    do {
      const query = { ...this.#query, cursor };
      const page = await this.#transport.json('listBankChanges', { query }, this.#options);
      yield page;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
