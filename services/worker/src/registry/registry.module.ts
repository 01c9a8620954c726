import { Module } from '@nestjs/common';
import { BankImportModule } from '../bank-import/bank-import.module.js';
import { ChangeRegistryReleases } from './change-registry-releases.js';
import { RegistryReleasesController } from './registry-releases.controller.js';

/** The IBAN registry: the shipped release and releases loaded from files. */
@Module({
  imports: [BankImportModule],
  controllers: [RegistryReleasesController],
  providers: [ChangeRegistryReleases],
})
export class RegistryModule {}
