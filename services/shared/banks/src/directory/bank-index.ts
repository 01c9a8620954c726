import type { BankAuthority, BankDirectory, BankRecord } from '@pruefer/iban';
import type { BankFileRecord } from '../bank-file-record.js';
import { berlinDay } from '../berlin-day.js';

export interface DataSet {
  /** Id of the row: after a restore, two rows with the same version may have different banks. Left out: not stored. */
  readonly id?: number | undefined;
  readonly version: string;
  /** ISO 3166 code of the country of its banks. */
  readonly country: string;
  readonly authority: BankAuthority;
  readonly source: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

export type IndexedRecord = Pick<
  BankFileRecord,
  'bankCode' | 'name' | 'postalCode' | 'place' | 'bic' | 'method' | 'change' | 'deletionPlanned' | 'successor'
> & {
  /** The BICs of all records of the bank code, in any order; undefined or null: only `bic`. */
  readonly bics?: readonly string[] | null;
};

/** In these countries a bank code to be deleted is only listed after its merger. */
const listedAfterMerging: ReadonlySet<string> = new Set(['CH', 'LI']);

/** Current time; replaced in tests. */
export type Clock = () => Date;

/** The banks of one data set in memory. Immutable. */
export class BankIndex implements BankDirectory {
  readonly id: number | undefined;
  readonly version: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly authority: BankAuthority;
  readonly source: string;
  readonly country: string;
  private readonly banks: ReadonlyMap<string, BankRecord>;

  /** @param holders one record for each bank code; @param now clock for the end of the data set */
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
    // One string instance for each method makes the engine's look-ups by method faster.
    const methods = new Map(holders.map(({ method }) => [method, method]));
    this.banks = new Map(
      holders.map((holder) => {
        const method = methods.get(holder.method) ?? null;
        return [holder.bankCode, toBankRecord({ ...holder, method }, this.country, byCode)];
      }),
    );
  }

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

function toBankRecord(holder: IndexedRecord, country: string, byCode: ReadonlyMap<string, IndexedRecord>): BankRecord {
  const { bankCode: code, name, bic, postalCode, place, method, successor } = holder;
  const deletion = toDeletion(holder, country);
  const otherBics = (holder.bics ?? []).filter((other) => other !== bic);
  const next = successor === null ? undefined : byCode.get(successor);
  return {
    code,
    name,
    bic,
    address: [postalCode, place].filter(Boolean).join(' ') || null,
    postalCode: postalCode || null,
    method,
    ...(otherBics.length > 0 && { bics: bic === null ? otherBics : [bic, ...otherBics] }),
    ...(deletion && { deletion }),
    ...(successor !== null && { successor: { code: successor, name: next?.name ?? null, bic: next?.bic ?? null } }),
  };
}

function toDeletion({ change, deletionPlanned }: IndexedRecord, country: string): BankRecord['deletion'] {
  if (change === 'D') return 'done';
  if (!deletionPlanned) return undefined;
  return listedAfterMerging.has(country) ? 'merged' : 'planned';
}
