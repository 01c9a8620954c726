import { Module } from '@nestjs/common';
import { ApiKeyCheck } from '@pruefer/platform';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ContractModule } from '../contract/contract.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { ChangeKey } from './change-key.js';
import { ExportKeys } from './export-keys.js';
import { IssueKey } from './issue-key.js';
import { KeyCheck } from './key-check.js';
import { KeyExportController } from './key-export.controller.js';
import { KeyQueries } from './key.queries.js';
import { KeysController } from './keys.controller.js';
import { ReadKey } from './read-key.js';
import { RenewKey } from './renew-key.js';

/** Management of API keys and authentication by key. */
@Module({
  imports: [ContractModule, BookingsModule, UsageModule],
  controllers: [KeysController, KeyExportController],
  providers: [
    KeyQueries,
    IssueKey,
    ReadKey,
    ChangeKey,
    RenewKey,
    ExportKeys,
    { provide: ApiKeyCheck, useClass: KeyCheck },
  ],
})
export class KeysModule {}
