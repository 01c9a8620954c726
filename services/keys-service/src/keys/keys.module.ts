import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DatabaseModule, type DatabaseSettings } from '@pruefer/platform';
import { Booking } from './booking.entity.js';
import { Contract } from './contract.entity.js';
import { IssueKey } from './issue-key.js';
import { Key } from './key.entity.js';
import { KeyQueries } from './key.queries.js';
import { KeyRepository } from './key.repository.js';
import { ListKeys } from './list-keys.js';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';
import { TopUpKey } from './top-up-key.js';
import { UsageOfDay } from './usage-of-day.entity.js';
import { UsageRepository } from './usage.repository.js';

const useCases = [IssueKey, ListKeys, TopUpKey, PublishUsage, PublishAllKeys];

/** The use cases around contracts and keys, for the service and for the operator's command line. */
@Module({})
export class KeysModule {
  static using(ConfigClass: Type<DatabaseSettings>): DynamicModule {
    return {
      module: KeysModule,
      imports: DatabaseModule.entities(ConfigClass, [Contract, Key, Booking, UsageOfDay]),
      providers: [KeyRepository, KeyQueries, UsageRepository, ...useCases],
      exports: useCases,
    };
  }
}
