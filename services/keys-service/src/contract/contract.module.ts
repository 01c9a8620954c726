import { Module } from '@nestjs/common';
import { KeyLimitsController } from './key-limits.controller.js';
import { KeyRepository } from './key.repository.js';
import { ShowKeyLimits } from './show-key-limits.js';
import { Transactions } from './transactions.js';

/** Contracts with their keys, and the transactions that change them. */
@Module({
  controllers: [KeyLimitsController],
  providers: [Transactions, KeyRepository, ShowKeyLimits],
  exports: [Transactions, KeyRepository],
})
export class ContractModule {}
