import type { BankDataOverview, BankList } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const text = tc.database.banks.dialog;

/** Value of an own list, with banks of any country but Germany; other values are country codes. */
export const OWN_LIST = 'own';
/** Value of the list of the home country, which is offered first. */
export const HOME_LIST = 'DE';

/** A list that can be chosen. */
interface ListOption {
  /** The first of its countries, or `OWN_LIST`. */
  readonly value: string;
  readonly text: string;
  readonly list: BankList;
}

/** The lists that can be loaded: Germany, then by German country name, then the own list. */
export function listOptions(lists: readonly BankList[]): ListOption[] {
  const options = lists.map((list): ListOption => {
    const countries = list.countries?.map(tc.countries.fullName).reduce(text.countries);
    if (countries === undefined) return { value: OWN_LIST, text: text.ownList, list };
    return { value: list.countries?.[0] ?? '', text: text.listOf(countries, list.publisher ?? ''), list };
  });
  return options.toSorted((a, b) => sortRank(a) - sortRank(b) || a.text.localeCompare(b.text, 'de'));
}

function sortRank({ value }: ListOption): number {
  return value === HOME_LIST ? 0 : value === OWN_LIST ? 2 : 1;
}

/** The loaded countries of a list, one sentence each. */
export function loadedTexts(
  { countries }: BankList,
  loadedLists: BankDataOverview['loaded'],
  dayText: (day: string) => string,
): string[] {
  return (countries ?? []).map((country) => {
    const listInForce = loadedLists.find((list) => list.country === country);
    const state = listInForce
      ? text.loaded(listInForce.source, dayText(listInForce.validFrom), listInForce.records)
      : text.notLoaded;
    return countries?.length === 1 ? state : text.loadedOf(tc.countries.fullName(country), state);
  });
}
