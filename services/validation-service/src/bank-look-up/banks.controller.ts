import { Controller } from '@nestjs/common';
import {
  type BankChanges,
  type BankFacts,
  type BankMatches,
  type CountriesOfIbans,
  findBank,
  type InputOf,
  type Language,
  listBankChanges,
  listCountries,
  searchBanks,
} from '@pruefer/contracts';
import { Handles, ResponseLanguage } from '@pruefer/platform';
import { FindBank } from './find-bank.js';
import { ListBankChanges } from './list-bank-changes.js';
import { ListCountries } from './list-countries.js';
import { SearchBanks } from './search-banks.js';

/** Looks up and searches banks of the imported directories. */
@Controller()
export class BanksController {
  constructor(
    private readonly findBank: FindBank,
    private readonly searchBanks: SearchBanks,
    private readonly listBankChanges: ListBankChanges,
    private readonly listCountries: ListCountries,
  ) {}

  @Handles(findBank)
  find({ params }: InputOf<typeof findBank>): Promise<BankFacts> {
    return this.findBank.run(params);
  }

  @Handles(searchBanks)
  search({ query }: InputOf<typeof searchBanks>): Promise<BankMatches> {
    return this.searchBanks.run(query);
  }

  @Handles(listCountries)
  countries(_input: InputOf<typeof listCountries>, @ResponseLanguage() language: Language): Promise<CountriesOfIbans> {
    return this.listCountries.run(language);
  }

  @Handles(listBankChanges)
  list({ query }: InputOf<typeof listBankChanges>, @ResponseLanguage() language: Language): Promise<BankChanges> {
    return this.listBankChanges.run(query, language);
  }
}
