import { Inject, Injectable } from '@nestjs/common';
import { type BankSearch, type DataSet, loadBankSearch } from '@pruefer/banks';
import type { Pool } from 'pg';
import { CurrentDirectory } from '../bank-directory/current-directory.js';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** The data sets in force, ready for searches. Loaded with the first search after an import: most installations are never searched. */
@Injectable()
export class BankSearches {
  private readonly loading = new Map<
    string,
    { readonly id: number | undefined; readonly search: Promise<BankSearch> }
  >();

  constructor(
    @Inject(LOOK_UP_POOL) private readonly pool: Pool,
    private readonly directory: CurrentDirectory,
  ) {}

  /**
   * Those of all countries in the order of their codes, or that of one.
   * @throws Problem `unavailable` as long as no German data set is loaded
   */
  inForce(country?: string): Promise<BankSearch[]> {
    const dataSets = this.directory
      .banks()
      .all.filter((dataSet) => country === undefined || dataSet.country === country);
    return Promise.all(
      dataSets.toSorted((one, other) => (one.country < other.country ? -1 : 1)).map((one) => this.of(one)),
    );
  }

  private of(dataSet: DataSet): Promise<BankSearch> {
    const { country, id } = dataSet;
    const current = this.loading.get(country);
    if (current && current.id === id) return current.search;
    const search = loadBankSearch(this.pool, dataSet);
    this.loading.set(country, { id, search });
    // The next search tries again.
    search.catch(() => {
      if (this.loading.get(country)?.search === search) this.loading.delete(country);
    });
    return search;
  }
}
