import { isSameBic } from '@pruefer/iban';
import type { BankFileRecord } from '../bank-file-record.js';
import type { DataSet } from './bank-index.js';
import { searchWords } from './search-words.js';

export interface SearchableBank extends Pick<
  BankFileRecord,
  'bankCode' | 'recordNumber' | 'name' | 'shortName' | 'bic' | 'postalCode' | 'place' | 'deletionPlanned'
> {
  readonly isBranch: boolean;
  readonly isDeleted: boolean;
}

interface BankSearchTerms {
  /** Cleaned: 8 or 11 characters. */
  readonly bic?: string | undefined;
  readonly text?: string | undefined;
}

const BIC_OF_INSTITUTION = 8;
/** Indexed between two pauses, which takes one or two milliseconds. */
const RECORDS_AT_ONCE = 100;

/** Index of a data set's records by prefixes of their words. Immutable. A search only reads words with the searched prefixes. */
export class BankSearch {
  /** In alphabetical order. */
  private words: readonly string[] = [];
  /** Indexes of the records with each word. */
  private recordsOf: readonly (readonly number[])[] = [];

  private constructor(
    readonly dataSet: DataSet,
    private readonly banks: readonly SearchableBank[],
  ) {}

  /** Yields between batches: indexing all of Germany at once would delay checks. @param batches records in any order */
  static async of(dataSet: DataSet, batches: AsyncIterable<readonly SearchableBank[]>): Promise<BankSearch> {
    const banks: SearchableBank[] = [];
    for await (const batch of batches) banks.push(...batch);
    const search = new BankSearch(dataSet, banks.toSorted(byPosition));
    await search.index();
    return search;
  }

  /** All records with the BIC and all words of the text, ordered by bank code; a bank comes before its branches. */
  find({ bic, text }: BankSearchTerms): SearchableBank[] {
    const terms = text === undefined ? [] : splitTerms(text);
    const all = bic === undefined ? terms : [...terms, [bic.slice(0, BIC_OF_INSTITUTION).toLowerCase()]];
    if (all.length === 0) return [];
    const matchedTerms = this.recordsWith(all);
    const matches = this.banks.filter((_, index) => matchedTerms[index] === all.length);
    return bic === undefined ? matches : matches.filter((bank) => bank.bic !== null && isSameBic(bic, bank.bic));
  }

  /** Number of consecutive matching terms of each record; a record matches if it has all of them. */
  private recordsWith(terms: readonly (readonly string[])[]): Uint8Array {
    const matchedTerms = new Uint8Array(this.banks.length);
    for (const [number, spellings] of terms.entries())
      for (const spelling of spellings)
        for (let word = this.firstFrom(spelling); this.words[word]?.startsWith(spelling); word++)
          for (const record of this.recordsOf[word]!)
            if (matchedTerms[record] === number) matchedTerms[record] = number + 1;
    return matchedTerms;
  }

  private firstFrom(text: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private async index(): Promise<void> {
    const recordsByWord = new Map<string, number[]>();
    for (const [record, bank] of this.banks.entries()) {
      if (record % RECORDS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
      for (const word of listWords(bank)) {
        const recordsOfWord = recordsByWord.get(word);
        if (recordsOfWord) recordsOfWord.push(record);
        else recordsByWord.set(word, [record]);
      }
    }
    this.words = [...recordsByWord.keys()].sort();
    this.recordsOf = this.words.map((word) => recordsByWord.get(word)!);
  }
}

/** Groups of digits are joined to one number. */
function splitTerms(text: string): readonly (readonly string[])[] {
  return searchWords(/^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text);
}

function listWords({ bankCode, name, shortName, bic, postalCode, place }: SearchableBank): Set<string> {
  const texts = [bankCode, name, shortName, bic, postalCode, place];
  return new Set(searchWords(texts.filter((text) => text !== null).join(' ')).flat());
}

/** Compares places in the order of search results, for `sort`. */
export function byPosition(a: BankPlace, b: BankPlace): number {
  return (
    compare(a.bankCode, b.bankCode) ||
    Number(a.isBranch) - Number(b.isBranch) ||
    compare(a.recordNumber, b.recordNumber)
  );
}

export type BankPlace = Pick<SearchableBank, 'bankCode' | 'isBranch' | 'recordNumber'>;

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
