import { Module } from '@nestjs/common';
import { BankImportModule } from '../bank-import/bank-import.module.js';
import { LoadRegistryFile } from './load-registry-file.js';
import { RegistryReleasesController } from './registry-releases.controller.js';
import { WithdrawRegistryRelease } from './withdraw-registry-release.js';

/** The IBAN registry: the shipped release and releases loaded from files. */
@Module({
  imports: [BankImportModule],
  controllers: [RegistryReleasesController],
  providers: [LoadRegistryFile, WithdrawRegistryRelease],
})
export class RegistryModule {}
