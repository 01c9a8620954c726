import { Module } from '@nestjs/common';
import { KeyRepository } from './key.repository.js';
import { Transactions } from './transactions.js';

/** Contracts with their keys, and the transactions that change them. */
@Module({ providers: [Transactions, KeyRepository], exports: [Transactions, KeyRepository] })
export class ContractModule {}
