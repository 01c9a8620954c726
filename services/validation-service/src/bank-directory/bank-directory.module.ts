import { Module } from '@nestjs/common';
import { EventConsumer, KAFKA } from '@pruefer/platform';
import { Pool } from 'pg';
import { ValidationConfig } from '../config.js';
import { CurrentDirectory } from './current-directory.js';
import { DirectoryRefresh } from './directory-refresh.js';
import { followImports } from './follow-imports.js';

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

const imports = {
  provide: EventConsumer,
  inject: [KAFKA, ValidationConfig, CurrentDirectory],
  useFactory: followImports,
};

/** The bank directories in memory, kept up to date. */
@Module({ providers: [currentDirectory, directoryRefresh, imports], exports: [CurrentDirectory] })
export class BankDirectoryModule {}
