import { Controller } from '@nestjs/common';
import { type BankChanges, type BankFacts, findBank, type InputOf, listBankChanges } from '@pruefer/contracts';
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
  find({ params }: InputOf<typeof findBank>): Promise<BankFacts> {
    return this.bank.run(params);
  }

  @Answers(listBankChanges)
  list({ query }: InputOf<typeof listBankChanges>): Promise<BankChanges> {
    return this.changes.run(query);
  }
}
