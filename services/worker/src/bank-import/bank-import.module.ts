import { Module } from '@nestjs/common';
import { FirstImport } from './first-import.js';
import { LoadShippedBanks } from './load-shipped-banks.js';

@Module({ providers: [LoadShippedBanks, FirstImport] })
export class BankImportModule {}
