import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { BankEventsController } from './bank-events.controller.js';
import { CurrentDirectory } from './current-directory.js';
import { DirectoryRefresh } from './directory-refresh.js';

const currentDirectory = {
  provide: CurrentDirectory,
  inject: [Pool],
  useFactory: (pool: Pool) => new CurrentDirectory(pool),
};

const directoryRefresh = {
  provide: DirectoryRefresh,
  inject: [CurrentDirectory],
  useFactory: (directory: CurrentDirectory) => new DirectoryRefresh(directory),
};

@Module({
  controllers: [BankEventsController],
  providers: [currentDirectory, directoryRefresh],
  exports: [CurrentDirectory],
})
export class BankDirectoryModule {}
