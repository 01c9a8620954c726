import { Module } from '@nestjs/common';
import { SERVICE_NAME } from '@pruefer/platform';
import { WorkerConfig } from '../config.js';
import { AnnounceBanks } from './announce-banks.js';
import { BankDataCheckHandler } from './bank-data-check.handler.js';
import { ReadBankDataState } from './bank-data-state.js';
import { BankDataController } from './bank-data.controller.js';
import { BankFileUploads } from './bank-file-uploads.js';
import { BankImportHandler } from './bank-import.handler.js';
import { BankImportsController } from './bank-imports.controller.js';
import { ImportBankFile } from './import-bank-file.js';
import { ImportPool } from './import-pool.js';
import { ImportSources } from './import-sources.js';
import { LoadShippedBanks } from './load-shipped-banks.js';
import { OfficialSource } from './official/official-source.js';
import { UploadBankFile } from './upload-bank-file.js';
import { WithdrawBankImport } from './withdraw-bank-import.js';

const importPool = {
  provide: ImportPool,
  inject: [WorkerConfig, SERVICE_NAME],
  useFactory: (config: WorkerConfig, name: string) => new ImportPool(config, `${name} (imports)`),
};

/** Bank files: the shipped file at the first start, all others by jobs; state, changes and withdrawal. */
@Module({
  controllers: [BankDataController, BankImportsController],
  providers: [
    importPool,
    ImportBankFile,
    LoadShippedBanks,
    AnnounceBanks,
    BankFileUploads,
    ReadBankDataState,
    OfficialSource,
    ImportSources,
    BankImportHandler,
    BankDataCheckHandler,
    UploadBankFile,
    WithdrawBankImport,
  ],
  exports: [AnnounceBanks],
})
export class BankImportModule {}
