import { Controller } from '@nestjs/common';
import { BanksImportedV1 } from '@pruefer/contracts';
import { Listens } from '@pruefer/platform';
import { CurrentDirectory } from './current-directory.js';

/** Swaps the directory as soon as an import is published. Every replica hears of every import. */
@Controller()
export class BankEventsController {
  constructor(private readonly directory: CurrentDirectory) {}

  @Listens(BanksImportedV1, { reader: 'directory' })
  refresh(): Promise<void> {
    return this.directory.refresh();
  }
}
