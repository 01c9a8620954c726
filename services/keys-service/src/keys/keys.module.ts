import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DatabaseModule, type DatabaseSettings, RunningExports } from '@pruefer/platform';
import { Booking } from './booking.entity.js';
import { BookingQueries } from './booking.queries.js';
import { BookingRepository } from './booking.repository.js';
import { ChangeKey } from './change-key.js';
import { Contract } from './contract.entity.js';
import { ExportBookings } from './export-bookings.js';
import { ExportKeys } from './export-keys.js';
import { IssueKey } from './issue-key.js';
import { Key } from './key.entity.js';
import { KeyQueries } from './key.queries.js';
import { KeyRepository } from './key.repository.js';
import { ListBookings } from './list-bookings.js';
import { ListKeys } from './list-keys.js';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';
import { RenewKey } from './renew-key.js';
import { ShowKey } from './show-key.js';
import { ShowUsage } from './show-usage.js';
import { Storno } from './storno.js';
import { TopUpKey } from './top-up-key.js';
import { Transactions } from './transactions.js';
import { UsageOfDay } from './usage-of-day.entity.js';
import { UsageQueries } from './usage.queries.js';
import { UsageRepository } from './usage.repository.js';

const tables = [
  Transactions,
  KeyRepository,
  BookingRepository,
  UsageRepository,
  KeyQueries,
  BookingQueries,
  UsageQueries,
  RunningExports,
];

const useCases = [
  IssueKey,
  ListKeys,
  ShowKey,
  ChangeKey,
  RenewKey,
  TopUpKey,
  Storno,
  ListBookings,
  ExportBookings,
  ExportKeys,
  ShowUsage,
  PublishUsage,
  PublishAllKeys,
];

/** The use cases around contracts and keys, for the service and for the operator's command line. */
@Module({})
export class KeysModule {
  static using(ConfigClass: Type<DatabaseSettings>): DynamicModule {
    return {
      module: KeysModule,
      imports: DatabaseModule.entities(ConfigClass, [Contract, Key, Booking, UsageOfDay]),
      providers: [...tables, ...useCases],
      exports: [Transactions, KeyRepository, ...useCases],
    };
  }
}
