import { BankChangeList, type BankChangesSince, Banks } from './banks/banks.js';
import { checkAll, type CheckAllOptions } from './bulk/check-all.js';
import type { BulkSource } from './bulk/slices.js';
import type {
  BankFacts,
  BulkResult,
  CalculateIbanBody,
  CountriesOfIbans,
  IbanVerdict,
  MinimalVerdict,
  Usage,
} from './contract.js';
import { checkIdempotencyKey, newIdempotencyKey } from './http/idempotency-key.js';
import { Transport } from './http/transport.js';
import { FileJobs } from './jobs/file-jobs.js';
import type { CallOptions, CheckOptions, IbanClientOptions, RepeatableCallOptions } from './options.js';

/**
 * Calls the API of one service with one key. Every call is repeated while the service is busy or unreachable, at most `maxRetries` times and
 * after the pause that the service names; a call that is charged carries an `Idempotency-Key`, so that repeats cost nothing.
 * Calls reject with an `IbanApiError`, or with the reason of their signal.
 */
export class IbanClient {
  readonly jobs: FileJobs;
  readonly banks: Banks;
  readonly #transport: Transport;

  /** @throws TypeError or RangeError for options that cannot be used */
  constructor(options: IbanClientOptions) {
    this.#transport = new Transport(options);
    this.jobs = new FileJobs(this.#transport);
    this.banks = new Banks(this.#transport);
  }

  /**
   * Checks one IBAN. An invalid IBAN is an answer too, and charged.
   * @param iban as typed: blanks, dashes and lower case are accepted
   * @returns with `minimal` the verdict without its reasons, a tenth of the bytes
   */
  check(iban: string, options: CheckOptions & { readonly minimal: true }): Promise<MinimalVerdict>;
  check(iban: string, options?: CheckOptions & { readonly minimal?: false | undefined }): Promise<IbanVerdict>;
  async check(
    iban: string,
    options: CheckOptions & { readonly minimal?: boolean | undefined } = {},
  ): Promise<IbanVerdict | MinimalVerdict> {
    const { bic, minimal = false, idempotencyKey = newIdempotencyKey(), ...callOptions } = options;
    const input = {
      body: { iban, ...(bic !== undefined && { bic }) },
      idempotencyKey: checkIdempotencyKey(idempotencyKey),
      ...(minimal && { headers: { prefer: 'return=minimal' } }),
    };
    return this.#transport.json('validateIban', input, callOptions);
  }

  /**
   * Checks a list of any length in requests of at most 1,000 IBANs, several at once.
   * @param ibans are read while the results are; with `bic` and `reference` as items
   * @returns one result per IBAN in the order of the list; `line` counts from 1 over the whole list
   */
  checkAll(ibans: BulkSource, options: CheckAllOptions = {}): AsyncGenerator<BulkResult, void, void> {
    return checkAll(this.#transport, ibans, options);
  }

  /** Makes an IBAN of its parts and checks it; charged like a check. Parts that fit no IBAN are a problem with `errors`, and free. */
  async calculate(parts: CalculateIbanBody, options: RepeatableCallOptions = {}): Promise<IbanVerdict> {
    const { idempotencyKey = newIdempotencyKey(), ...callOptions } = options;
    const input = { body: parts, idempotencyKey: checkIdempotencyKey(idempotencyKey) };
    return this.#transport.json('calculateIban', input, callOptions);
  }

  /**
   * Looks up one bank, free of charge.
   * @param country ISO 3166
   * @param bankCode without blanks
   */
  bank(country: string, bankCode: string, options: CallOptions = {}): Promise<BankFacts> {
    return this.#transport.json('findBank', { params: { country, bankCode } }, options);
  }

  /** Reads the changes of the bank directory, the oldest first: `for await (const change of client.changes({ since }))`. Free of charge. */
  changes(query: BankChangesSince, options: CallOptions = {}): BankChangeList {
    return new BankChangeList(this.#transport, query, options);
  }

  /** Reads all countries with IBANs and the checks made on them, free of charge. */
  countries(options: CallOptions = {}): Promise<CountriesOfIbans> {
    return this.#transport.json('listCountries', {}, options);
  }

  /** Reads the quota of the key's contract and its use in the last 30 days, free of charge. */
  usage(options: CallOptions = {}): Promise<Usage> {
    return this.#transport.json('readUsage', {}, options);
  }
}
