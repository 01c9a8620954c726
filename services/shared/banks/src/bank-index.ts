import type { BankAuthority, BankDirectory, BankRecord } from '@pruefer/iban';
import type { BankFileRecord } from './bank-file-record.js';
import { berlinDay } from './berlin-day.js';

/** One imported file, as its row in the table says. */
export interface DataSet {
  /** Number of the row: two with the same version may hold other banks, as after a restore. Left out: it has no row. */
  readonly id?: number | undefined;
  readonly version: string;
  /** ISO 3166 code of the country whose banks it holds. */
  readonly country: string;
  readonly authority: BankAuthority;
  /** Who publishes it. */
  readonly source: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** What the index reads of a record. */
export type IndexedRecord = Pick<
  BankFileRecord,
  'bankCode' | 'name' | 'postalCode' | 'place' | 'bic' | 'method' | 'change' | 'deletionPlanned' | 'successor'
> & {
  /** Of all its records, in any order; left out or null: there is none but `bic`. */
  readonly bics?: readonly string[] | null;
};

/** Their publisher lists a bank code that goes only when it has gone into another one. */
const listedAfterMerging: ReadonlySet<string> = new Set(['CH', 'LI']);

/** Tells the time; tests turn it. */
export type Clock = () => Date;

/** The banks of one data set in memory. Never changes; a new data set is a new index. */
export class BankIndex implements BankDirectory {
  readonly id: number | undefined;
  readonly version: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly authority: BankAuthority;
  readonly source: string;
  readonly country: string;
  private readonly banks: ReadonlyMap<string, BankRecord>;

  /**
   * @param holders the records that hold a bank code, one for each
   * @param now tells the time, so that the index knows when its data set has ended
   */
  constructor(
    dataSet: DataSet,
    holders: readonly IndexedRecord[],
    private readonly now: Clock = () => new Date(),
  ) {
    this.id = dataSet.id;
    this.version = dataSet.version;
    this.validFrom = dataSet.validFrom;
    this.validUntil = dataSet.validUntil;
    this.authority = dataSet.authority;
    this.source = dataSet.source;
    this.country = dataSet.country;
    const byCode = new Map(holders.map((holder) => [holder.bankCode, holder]));
    // The same text for all banks of a method: what is looked up by it for each check is found without comparing characters.
    const methods = new Map(holders.map(({ method }) => [method, method]));
    this.banks = new Map(
      holders.map((holder) => {
        const method = methods.get(holder.method) ?? null;
        return [holder.bankCode, bankOf({ ...holder, method }, this.country, byCode)];
      }),
    );
  }

  /** How many bank codes it holds. */
  get size(): number {
    return this.banks.size;
  }

  get outdated(): boolean {
    return this.validUntil !== null && berlinDay(this.now()) > this.validUntil;
  }

  covers(country: string): boolean {
    return country === this.country;
  }

  find(country: string, bankCode: string): BankRecord | undefined {
    return country === this.country ? this.banks.get(bankCode) : undefined;
  }
}

function bankOf(holder: IndexedRecord, country: string, byCode: ReadonlyMap<string, IndexedRecord>): BankRecord {
  const { bankCode: code, name, bic, postalCode, place, method, successor } = holder;
  const deletion = deletionOf(holder, country);
  const others = (holder.bics ?? []).filter((other) => other !== bic);
  const next = successor === null ? undefined : byCode.get(successor);
  return {
    code,
    name,
    bic,
    address: [postalCode, place].filter(Boolean).join(' ') || null,
    postalCode: postalCode || null,
    method,
    ...(others.length > 0 && { bics: bic === null ? others : [bic, ...others] }),
    ...(deletion && { deletion }),
    ...(successor !== null && { successor: { code: successor, name: next?.name ?? null, bic: next?.bic ?? null } }),
  };
}

function deletionOf({ change, deletionPlanned }: IndexedRecord, country: string): BankRecord['deletion'] {
  if (change === 'D') return 'done';
  if (!deletionPlanned) return undefined;
  return listedAfterMerging.has(country) ? 'merged' : 'planned';
}
