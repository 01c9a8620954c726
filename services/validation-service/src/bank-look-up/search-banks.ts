import { Injectable } from '@nestjs/common';
import { type BankPlace, type BankSearch, byPosition, type SearchableBank } from '@pruefer/banks';
import { type BankMatch, type BankMatches, type BankSearchQuery, Problem } from '@pruefer/contracts';
import { fieldsOfCursor, formatCursor } from '@pruefer/platform';
import { BankSearches } from './bank-searches.js';

/** A position in a list of banks, which is ordered by country, bank code and record. */
interface MatchPosition extends BankPlace {
  readonly country: string;
}

const forms = [/^[A-Z]{2}$/, /^[A-Z0-9]{1,15}$/, /^[01]$/, /^.{1,60}$/u];

/** Finds banks by BIC, name, place or bank code, page by page. */
@Injectable()
export class SearchBanks {
  constructor(private readonly searches: BankSearches) {}

  /** @throws Problem `bank_data_missing` for a country without data, `invalid_request` for an invalid cursor */
  async run({ bic, q: text, country, limit, cursor }: BankSearchQuery): Promise<BankMatches> {
    const after = cursor === undefined ? undefined : parseMatchCursor(cursor);
    const searches = await this.searches.inForce(country);
    if (searches.length === 0) throw new Problem('bank_data_missing');
    // One more than a page, to detect a next page.
    const matches: FoundBank[] = [];
    for (const search of searches) {
      if (matches.length > limit) break;
      if (after && search.dataSet.country < after.country) continue;
      const banks = search.find({ bic, text }).filter((bank) => isBehind(search, bank, after));
      matches.push(...banks.slice(0, limit + 1).map((bank) => ({ search, bank })));
    }
    const page = matches.slice(0, limit);
    const last = page.at(-1);
    const nextCursor = matches.length > limit && last ? formatMatchCursor(toMatchPosition(last)) : null;
    return { dataSets: searches.map(toDataSet), banks: page.map(toBankMatch), nextCursor };
  }
}

interface FoundBank {
  readonly search: BankSearch;
  readonly bank: SearchableBank;
}

function isBehind({ dataSet }: BankSearch, bank: SearchableBank, after: MatchPosition | undefined): boolean {
  return !after || dataSet.country > after.country || byPosition(bank, after) > 0;
}

function toMatchPosition({ search, bank }: FoundBank): MatchPosition {
  return { country: search.dataSet.country, ...bank };
}

function toBankMatch({ search, bank }: FoundBank): BankMatch {
  const { bankCode, isBranch, name, shortName, bic, postalCode, place, isDeleted, deletionPlanned } = bank;
  const facts = { name, shortName, bic, postalCode, place, isDeleted, deletionPlanned };
  return { country: search.dataSet.country, bankCode, isBranch, ...facts };
}

function toDataSet({ dataSet }: BankSearch): BankMatches['dataSets'][number] {
  const { country, version: dataVersion, authority, source, validFrom, validUntil } = dataSet;
  return { country, dataVersion, authority, source, validFrom, validUntil };
}

/** Opaque cursor of a position. */
function formatMatchCursor({ country, bankCode, isBranch, recordNumber }: MatchPosition): string {
  return formatCursor([country, bankCode, isBranch ? '1' : '0', recordNumber]);
}

/** @throws Problem `invalid_request` for an invalid cursor */
function parseMatchCursor(cursor: string): MatchPosition {
  const [country, bankCode, branch, recordNumber] = fieldsOfCursor(cursor, forms) as [string, string, string, string];
  return { country, bankCode, isBranch: branch === '1', recordNumber };
}
