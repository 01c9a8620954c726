import { AuthorityOfDataSets1796000000010 } from './1796000000010-authority-of-data-sets.js';
import { BanksOfSeveralCountries1764100000000 } from './1764100000000-banks-of-several-countries.js';
import { CreateBanks1764000000000 } from './1764000000000-create-banks.js';
import { HistoryOfImports1795890000000 } from './1795890000000-history-of-imports.js';
import { OpenToRestore1795910000000 } from './1795910000000-open-to-restore.js';
import { ReleasesOfTheRegistry1796000000060 } from './1796000000060-releases-of-the-registry.js';
import { ShowFilesToCms1795700000001 } from './1795700000001-show-files-to-cms.js';
import { ShowToBackups1795900000000 } from './1795900000000-show-to-backups.js';

export const bankMigrations = [
  CreateBanks1764000000000,
  BanksOfSeveralCountries1764100000000,
  ShowFilesToCms1795700000001,
  HistoryOfImports1795890000000,
  ShowToBackups1795900000000,
  OpenToRestore1795910000000,
  AuthorityOfDataSets1796000000010,
  ReleasesOfTheRegistry1796000000060,
];
