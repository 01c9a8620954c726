import { Inject, Injectable } from '@nestjs/common';
import { type BankSearch, type DataSet, loadBankSearch } from '@pruefer/banks';
import type { Pool } from 'pg';
import { CurrentDirectory } from '../bank-directory/current-directory.js';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** Search indexes of the data sets in force. Built for the first search after an import: most installations never search. */
@Injectable()
export class BankSearches {
  private readonly searches = new Map<
    string,
    { readonly id: number | undefined; readonly search: Promise<BankSearch> }
  >();

  constructor(
    @Inject(LOOK_UP_POOL) private readonly pool: Pool,
    private readonly directory: CurrentDirectory,
  ) {}

  /** Indexes of all countries ordered by code, or of one country. @throws Problem `unavailable` until a German data set is loaded */
  inForce(country?: string): Promise<BankSearch[]> {
    const dataSets = this.directory
      .banks()
      .all.filter((dataSet) => country === undefined || dataSet.country === country);
    return Promise.all(
      dataSets.toSorted((a, b) => (a.country < b.country ? -1 : 1)).map((dataSet) => this.of(dataSet)),
    );
  }

  private of(dataSet: DataSet): Promise<BankSearch> {
    const { country, id } = dataSet;
    const current = this.searches.get(country);
    if (current && current.id === id) return current.search;
    const search = loadBankSearch(this.pool, dataSet);
    this.searches.set(country, { id, search });
    // The next search retries.
    search.catch(() => {
      if (this.searches.get(country)?.search === search) this.searches.delete(country);
    });
    return search;
  }
}
