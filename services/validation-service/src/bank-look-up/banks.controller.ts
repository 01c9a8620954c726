import { Controller, Param, Query } from '@nestjs/common';
import {
  BankAddress,
  type BankChanges,
  BankChangesQuery,
  type BankFacts,
  findBank,
  listBankChanges,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { FindBank } from './find-bank.js';
import { ListBankChanges } from './list-bank-changes.js';

/** What key holders may ask of the bank directory. */
@Controller()
export class BanksController {
  constructor(
    private readonly bank: FindBank,
    private readonly changes: ListBankChanges,
  ) {}

  @Answers(findBank)
  find(@Param() address: BankAddress): Promise<BankFacts> {
    return this.bank.run(address);
  }

  @Answers(listBankChanges)
  list(@Query() query: BankChangesQuery): Promise<BankChanges> {
    return this.changes.run(query);
  }
}
