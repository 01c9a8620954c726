import { Injectable } from '@nestjs/common';
import { berlinDay } from '@pruefer/banks';
import type { CountriesOfIbans, Language } from '@pruefer/contracts';
import { describeCountries } from '@pruefer/iban';
import { CurrentDirectory } from '../bank-directory/current-directory.js';

/** Lists the structure of each country's IBANs by the registry in force. */
@Injectable()
export class ListCountries {
  constructor(private readonly directory: CurrentDirectory) {}

  /** @param language of the countries' names @throws Problem `unavailable` until a German data set is loaded */
  run(language: Language): Promise<CountriesOfIbans> {
    const banks = this.directory.banks();
    const countries = describeCountries(banks.registry, berlinDay(new Date()), language).map((country) => ({
      ...country,
      dataVersion: banks.of(country.country)?.version ?? null,
    }));
    return Promise.resolve({ registry: banks.registry.releaseIn(language), countries });
  }
}
