import { BanksOfSeveralCountries1764100000000 } from './1764100000000-banks-of-several-countries.js';
import { CreateBanks1764000000000 } from './1764000000000-create-banks.js';

/** Every step of the bank directory's tables, in order. */
export const bankMigrations = [CreateBanks1764000000000, BanksOfSeveralCountries1764100000000];
