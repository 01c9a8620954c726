import { Controller } from '@nestjs/common';
import { BanksImportedV1 } from '@pruefer/contracts';
import { Listens } from '@pruefer/platform';
import { CurrentDirectory } from './current-directory.js';

/** Reloads the directory when an import is published. Every replica receives every event. */
@Controller()
export class BankEventsController {
  constructor(private readonly directory: CurrentDirectory) {}

  @Listens(BanksImportedV1, { reader: 'directory' })
  refresh(): Promise<void> {
    return this.directory.refresh();
  }
}
