import { Module } from '@nestjs/common';
import { FirstImport } from './first-import.js';
import { ImportBankFile } from './import-bank-file.js';
import { LoadShippedBanks } from './load-shipped-banks.js';

@Module({ providers: [ImportBankFile, LoadShippedBanks, FirstImport] })
export class BankImportModule {}
