import { Module } from '@nestjs/common';
import { KeyLimitsController } from './key-limits.controller.js';
import { KeyRepository } from './key.repository.js';
import { ReadKeyLimits } from './read-key-limits.js';
import { Transactions } from './transactions.js';

/** Contracts with their keys, and the transactions that change them. */
@Module({
  controllers: [KeyLimitsController],
  providers: [Transactions, KeyRepository, ReadKeyLimits],
  exports: [Transactions, KeyRepository],
})
export class ContractModule {}
