import { Module } from '@nestjs/common';
import { DatabaseModule } from '@pruefer/platform';
import { BookingRepository } from '../bookings/booking.repository.js';
import { TopUpKey } from '../bookings/top-up-key.js';
import { KeysDatabaseConfig } from '../config.js';
import { ContractModule } from '../contract/contract.module.js';
import { entities } from '../entities.js';
import { IssueKey } from '../keys/issue-key.js';
import { KeyQueries } from '../keys/key.queries.js';

/** Key commands of the operator, without a running service. */
@Module({
  imports: [...DatabaseModule.entities(KeysDatabaseConfig, entities), ContractModule],
  providers: [BookingRepository, KeyQueries, IssueKey, TopUpKey],
  exports: [KeyQueries, IssueKey, TopUpKey],
})
export class KeysProgramModule {}
